/** The keyboard at the table: 1 to 9 are the first nine things that can be done, Enter the main button. */

const ACTIONS = '[data-targets] [data-legal]:not(:disabled), [data-buttons] button:not([aria-disabled="true"])'
const WRITING = 'input, textarea, select, dialog[open] *'
const PRESSED = 'a, button, [tabindex]:not([tabindex="-1"])'

function isVisible(element: HTMLElement | SVGElement): boolean {
  return element.getClientRects().length > 0
}

export function pressKey(event: KeyboardEvent): void {
  const at = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest?.(WRITING) || document.querySelector('dialog[open]')) return
  const target = targetOf(event.key, at)
  if (!target) return
  event.preventDefault()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

function targetOf(key: string, at: Element): Element | null | undefined {
  if (/^[1-9]$/.test(key)) {
    const actions = [...document.querySelectorAll<HTMLElement>(ACTIONS)].filter(isVisible)
    return actions[Number(key) - 1]
  }
  if (key === 'Enter' && !at.closest?.(PRESSED)) return document.querySelector('[data-buttons] .main:not([aria-disabled="true"])')
  return null
}
