import { mount } from 'svelte'
import App from './App.svelte'
import { idle } from './parts/idle'
import { listen } from './router.svelte'
import { settings, showLight } from './settings.svelte'
import './theme.css'
import { allWords } from './words/words.svelte'

showLight()
listen()
document.documentElement.lang = settings.language
mount(App, { target: document.getElementById('app')! })
idle()
  .then(allWords)
  .catch(() => {})
