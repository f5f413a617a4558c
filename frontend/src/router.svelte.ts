/** Which page is shown, and how pages are addressed.
 *
 * A server answers at any path, so a page's address is its path. A static site is a single file, and the path
 * stands behind its #. */

interface Address {
  path: string
  query: URLSearchParams
  hash: string
}

/** Whether this is a static site without a server. */
export const isSite = document.documentElement.dataset.site !== undefined

/** The folder of the app's files. */
export const ROOT = isSite ? new URL('.', location.href).pathname : '/'

function here(): Address {
  const { pathname, searchParams, hash } = new URL(isSite ? location.hash.slice(1) || '/' : location.href, location.origin)
  return { path: pathname, query: searchParams, hash: hash.slice(1) }
}

let address = $state.raw(here())

export const router = {
  get path() {
    return address.path
  },
  get query() {
    return address.query
  },
  get hash() {
    return address.hash
  },
}

/** The address of a page, for links within the app. */
export const hrefOf = (path: string): string => (isSite ? `#${path}` : path)

/** The address of a page, for other browsers. */
export const linkTo = (path: string): string => new URL(hrefOf(path), location.href).href

export function go(to: string): void {
  history.pushState(null, '', hrefOf(to))
  address = here()
  scrollTo(0, 0)
}

/** Changes the page's parameters without a new step for the back button. */
export function adjust(to: string): void {
  relabel(to)
  address = here()
}

/** Changes the address, but not the page that is shown. */
export function relabel(to: string): void {
  history.replaceState(null, '', hrefOf(to))
}

export function listen(): void {
  addEventListener('popstate', () => (address = here()))
  document.addEventListener('click', follow)
}

/** Follows links within the app without reloading. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  const to = pathIn(new URL(link.href))
  if (to === null) return
  event.preventDefault()
  if (link.href !== location.href) go(to)
}

/** The path of an address; null if it is none of ours. */
function pathIn({ origin, pathname, search, hash }: URL): string | null {
  if (origin !== location.origin) return null
  if (isSite) return pathname === location.pathname && hash.startsWith('#/') ? hash.slice(1) : null
  return pathname.startsWith('/api') ? null : pathname + search + hash
}
