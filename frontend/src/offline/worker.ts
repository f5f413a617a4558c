/** The service worker. It fetches all files of a version before it serves any of them, so that versions are never
 * mixed. A new version waits until the page asks for it, or until no page is open. `sw.js` lists the files, see
 * server/offline.py. */

import { cacheNames, clientsClaim, registerQuotaErrorCallback } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { FromOffline, ToOffline } from './messages'

interface File {
  url: string
  revision: string | null
  integrity?: string
  size: number
}

interface Scope {
  kept: { isSite: boolean; files: File[] }
  clients: { matchAll(which: { includeUncontrolled: true }): Promise<{ postMessage(message: FromOffline): void }[]> }
  registration: { scope: string; active: ServiceWorker | null }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', heard: (event: MessageEvent<ToOffline>) => void): void
}

const scope = self as unknown as Scope
const { files, isSite } = scope.kept
const PAGE = 'index.html'
const ASSET = /"\.?\/(assets\/[\w.-]+)"/g
/** Paths that only the server answers. */
const ITS_OWN = [/^\/api/, /^\/healthz$/, /^\/readyz$/, /^\/metrics$/]

const sizes = new Map(files.map(({ url, size }) => [new URL(url, scope.registration.scope).href, size]))
const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
let done = 0

async function tell(message: FromOffline): Promise<void> {
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message)
}

/** Some hosts answer with a page instead of a missing file, or during an update with another version's page. */
async function isOfThisVersion(url: string, response: Response): Promise<boolean> {
  if (!response.ok) return false
  if (!url.endsWith(PAGE)) return !response.headers.get('content-type')?.startsWith('text/html')
  const named = [...(await response.clone().text()).matchAll(ASSET)]
  return named.every(([, path]) => files.some(({ url }) => url === path))
}

/** What is there of a first version goes, so that games have the room. */
async function giveUp(): Promise<void> {
  if (!scope.registration.active) await caches.delete(cacheNames.precache)
  await tell({ failed: 'full' })
}

registerQuotaErrorCallback(giveUp)
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => ((await isOfThisVersion(request.url, response)) ? response : null),
    handlerDidComplete: async ({ request, event }) => {
      if (event?.type === 'install') await tell({ progress: { done: (done += sizes.get(request.url) ?? 0), of: all } })
    },
  },
])
precacheAndRoute(files)
if (!isSite) registerRoute(new NavigationRoute(createHandlerBoundToURL(PAGE), { denylist: ITS_OWN }))
clientsClaim()

scope.addEventListener('message', ({ data }) => {
  if (data === 'change-over') void scope.skipWaiting()
})
