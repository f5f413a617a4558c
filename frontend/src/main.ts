import { mount } from 'svelte'
import App from './App.svelte'
import { prepareHere } from './net/keepers'
import { isLeaving } from './net/mine'
import { hearInstall } from './offline/offline.svelte'
import { idle, later } from './parts/idle'
import { isSite, listen } from './router.svelte'
import { settings, showLight } from './settings.svelte'
import './theme.css'
import { allWords } from './words/words.svelte'

/** Keeping the app waits for what the visitor came for, unless it is kept already. */
function whatComesFirst(): Promise<unknown> | undefined {
  if (navigator.serviceWorker?.controller) return undefined
  return isSite ? prepareHere() : later()
}

showLight()
listen()
hearInstall()
document.documentElement.lang = settings.language
document.getElementById('waiting')!.remove()
mount(App, { target: document.getElementById('app')! })
idle()
  .then(allWords)
  .then(() => (isSite ? prepareHere() : undefined))
  .catch(() => {})
idle()
  .then(whatComesFirst)
  .then(async () => (await import('./offline/keep')).keep())
  .catch(() => {})
idle()
  .then(async () => isLeaving() && (await import('./net/leaving')).tellAll())
  .catch(() => {})
