import { mount } from 'svelte'
import App from './App.svelte'
import { isLeaving } from './net/mine'
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
idle()
  .then(async () => isLeaving() && (await import('./net/leaving')).tellAll())
  .catch(() => {})
