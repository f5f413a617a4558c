/** Keeps the keyboard focus on something: when its element disappears, it moves to what says what comes next. */

/** A part of the page whose successor gets the focus, such as the next bubble of the guide. */
const FOLLOWED = 'aside[data-guide]'

/** What had the focus last; null if somebody took it away. */
let last: Element | null = null

const has = (element: Element | null) => element !== null && element !== document.body && element.isConnected && !element.matches(':disabled')

/** Moves the focus to the page's heading (at a table: the question), or to the page if there is none. */
export function rest(): void {
  const page = document.querySelector<HTMLElement>('main')
  const follower = last?.closest(FOLLOWED) && document.querySelector<HTMLElement>(`${FOLLOWED} button`)
  const target = follower || page?.querySelector<HTMLElement>('h1') || page
  if (target?.matches('h1')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Lets a keyboard user without focus begin at the heading. */
export function comeIn(): void {
  if (!has(document.activeElement)) rest()
}

function look(): void {
  const now = document.activeElement
  const isWaiting = now?.matches('main') && now.querySelector('h1')
  if (isWaiting || (last && !has(now))) rest()
}

/** Watches the focus of a page. */
export function keepFocus(): () => void {
  const note = ({ target }: Event) => (last = target as Element)
  const leave = ({ target }: Event) => queueMicrotask(() => has(target as Element) && !has(document.activeElement) && (last = null))
  const watch = new MutationObserver(() => {
    look()
    requestAnimationFrame(look) // an element that is hidden loses the focus only later
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
