import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './router.svelte'
import { settings, showLight } from './settings.svelte'
import './theme.css'
import { allWords } from './words/words.svelte'

showLight()
listen()
document.documentElement.lang = settings.language
mount(App, { target: document.getElementById('app')! })
const whenIdle = window.requestIdleCallback ?? setTimeout
whenIdle(() => allWords().catch(() => {}))
