/** Makes the browser keep the app, and notices new versions. */

import { isSite, ROOT } from '../router.svelte'
import type { FromOffline, ToOffline } from './messages'
import { offline } from './offline.svelte'

const HOUR = 3_600_000

/** Some browsers say whether the person wants to load as little as possible. */
type Sparing = Navigator & { connection?: { saveData: boolean } }

let waiting: ServiceWorker | null = null

export async function keep(): Promise<void> {
  const { serviceWorker, connection } = navigator as Sparing
  if (import.meta.env.DEV || (connection?.saveData && !isSite)) return
  if (!serviceWorker) return void (offline.failure = 'none')
  reloadWithAnother(serviceWorker)
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromOffline>) => hear(data))
  try {
    follow(await serviceWorker.register(`${ROOT}sw.js`, { scope: ROOT }))
  } catch (error) {
    offline.isReady = Boolean(serviceWorker.controller)
    offline.failure = offline.isReady ? null : error instanceof TypeError ? 'not-loaded' : 'none'
  }
}

/** Reloads this page and all others of this browser with the new version. */
export function changeOver(): void {
  waiting?.postMessage('change-over' satisfies ToOffline)
}

/** The first version takes over quietly: it is the one this page was loaded with. */
function reloadWithAnother(serviceWorker: ServiceWorkerContainer): void {
  let isKept = Boolean(serviceWorker.controller)
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) location.reload()
    isKept = true
  })
}

function follow(registration: ServiceWorkerRegistration): void {
  const come = (worker: ServiceWorker | null) => worker && install(worker, registration)
  offline.isReady = Boolean(registration.active)
  wait(registration)
  come(registration.installing)
  registration.addEventListener('updatefound', () => come(registration.installing))
  lookNowAndThen(registration)
}

function install(worker: ServiceWorker, registration: ServiceWorkerRegistration): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !offline.isReady) offline.failure ??= 'not-loaded'
    if (worker.state === 'activated') Object.assign(offline, { isReady: true, progress: null, failure: null })
    wait(registration)
  })
}

function wait(registration: ServiceWorkerRegistration): void {
  waiting = registration.active && registration.waiting
  offline.isNew = waiting !== null
}

/** An installed app may stay open for weeks. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() < looked + HOUR) return
    looked = Date.now()
    registration.update().catch(() => {})
  })
}

function hear(message: FromOffline): void {
  if ('failed' in message) offline.failure = message.failed
  else if (!offline.isReady) offline.progress = message.progress
}
