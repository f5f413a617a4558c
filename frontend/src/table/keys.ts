/** Keyboard control: A to I, or 1 to 9, select the first nine things that can be done, arrows move between them,
 * Enter is the main button. */

import { comeIn } from '../parts/focus'

const ACTIONS = '[data-targets] [data-legal]:not(:disabled), [data-buttons] button:not([aria-disabled="true"])'
const THINGS = '[data-targets] :is(button, [role="button"]):not(:disabled, [tabindex="-1"]), [data-buttons] button'
const MAIN = '[data-buttons] .main:not([aria-disabled="true"])'
const WRITING = 'input, textarea, select, dialog[open] *'
const GOES_ON = /^(Enter|Escape|[ 1-9a-i])$/i
const PRESSED = 'a, button, [tabindex]:not([tabindex="-1"])'
const ORDER = [/^[1-9]$/, /^[a-i]$/]
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const visible = (things: string) => [...document.querySelectorAll<HTMLElement>(things)].filter((one) => one.getClientRects().length > 0)

export function pressKey(event: KeyboardEvent): void {
  const at = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest?.(WRITING) || document.querySelector('dialog[open]')) return
  const target = STEPS[event.key] ? thingBeside(at, STEPS[event.key]!) : targetOf(event.key, at)
  if (!target) return
  event.preventDefault()
  if (STEPS[event.key]) return target.focus()
  comeIn()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Whether a key pressed during a result is meant for the table. */
export function isForTable({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  return GOES_ON.test(key) && !(target as Element).closest?.(`${WRITING}, header, [popover]`)
}

function targetOf(key: string, at: Element): HTMLElement | null {
  const low = key.toLowerCase()
  const first = ORDER.findIndex((keys) => keys.test(low))
  if (first >= 0) return visible(ACTIONS)[low.charCodeAt(0) - (first ? 'a' : '1').charCodeAt(0)] ?? null
  if (key === 'Enter' && !at.closest?.(PRESSED)) return document.querySelector(MAIN)
  return null
}

/** The element an arrow key leads to; from elsewhere the first or the last. */
function thingBeside(at: Element, step: number): HTMLElement | null {
  const things = visible(THINGS)
  const now = things.indexOf(at as HTMLElement)
  if (now < 0 && at.closest(PRESSED)) return null
  if (now < 0) return things.at(step > 0 ? 0 : -1) ?? null
  return things.at((now + step) % things.length)!
}
