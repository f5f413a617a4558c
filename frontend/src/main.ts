import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './router.svelte'
import { settings, showLight } from './settings.svelte'
import './theme.css'
import { speak } from './words/words.svelte'

showLight()
listen()
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })
