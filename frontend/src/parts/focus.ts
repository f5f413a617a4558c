/** The focus never falls on nothing: when what had it is gone, it goes to what says what comes next. */

/** A part of the page whose next one takes the focus over, as the next bubble of the guide does. */
const FOLLOWED = 'aside[data-guide]'

/** What had the focus last; nothing if somebody took it away. */
let last: Element | null = null

const has = (element: Element | null) => element !== null && element !== document.body && element.isConnected && !element.matches(':disabled')

/** The focus goes to the page's heading: the question at a table. Until there is one, to the page. */
export function rest(): void {
  const page = document.querySelector<HTMLElement>('main')
  const follower = last?.closest(FOLLOWED) && document.querySelector<HTMLElement>(`${FOLLOWED} button`)
  const target = follower || page?.querySelector<HTMLElement>('h1') || page
  if (target?.matches('h1')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Somebody with a keyboard who is nowhere begins at the heading. */
export function comeIn(): void {
  if (!has(document.activeElement)) rest()
}

function look(): void {
  const now = document.activeElement
  const isWaiting = now?.matches('main') && now.querySelector('h1')
  if (isWaiting || (last && !has(now))) rest()
}

/** Keeps watch over a page. */
export function keepFocus(): () => void {
  const note = ({ target }: Event) => (last = target as Element)
  const leave = ({ target }: Event) => queueMicrotask(() => has(target as Element) && !has(document.activeElement) && (last = null))
  const watch = new MutationObserver(() => {
    look()
    requestAnimationFrame(look) // what is no longer shown loses the focus only then
  })
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
  }
}
