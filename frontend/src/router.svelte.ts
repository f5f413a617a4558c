/** Which page is shown. */

interface Address {
  path: string
  query: URLSearchParams
  hash: string
}

function here(): Address {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) }
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

export function go(to: string): void {
  history.pushState(null, '', to)
  address = here()
  scrollTo(0, 0)
}

/** The same page at another moment: no new step for the back button. */
export function adjust(to: string): void {
  history.replaceState(null, '', to)
  address = here()
}

export function listen(): void {
  addEventListener('popstate', () => (address = here()))
  document.addEventListener('click', follow)
}

/** A click on a link of ours changes the page without loading it anew. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  const to = new URL(link.href)
  if (to.origin !== location.origin || to.pathname.startsWith('/api')) return
  event.preventDefault()
  if (to.href !== location.href) go(to.pathname + to.search + to.hash)
}
