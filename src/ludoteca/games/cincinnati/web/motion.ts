/** How dice tumble and things fly. With reduced motion, nothing moves. */

import type { News } from '@frame/games/face'
import { FLIGHT, type Flight } from './flights'
import { diceOf, marked, positionOf } from './view'

export interface Fall {
  /** Changes whenever dice are thrown. */
  number: number
  delay: number
  isFalling: boolean
}

const TUMBLE: Keyframe[] = [
  { transform: 'translateY(-70%) rotate(-300deg) scale(0.7)', opacity: 0 },
  { transform: 'translateY(8%) rotate(-40deg) scale(1.05)', opacity: 1, offset: 0.6 },
  { transform: 'translateY(-6%) rotate(-8deg)', offset: 0.82 },
  { transform: 'none' },
]

/** Makes a die tumble whenever it is thrown. */
export function tumble(node: HTMLElement, fall: Fall) {
  let last = -1
  const update = (next: Fall) => {
    if (next.isFalling && next.number !== last) {
      node.animate(TUMBLE, { duration: 520, delay: next.delay, fill: 'backwards', easing: 'ease-out' })
    }
    last = next.number
  }
  update(fall)
  return { update }
}

/** Which dice of a seat have just been thrown: all that were not kept. */
export function fallen(news: News, seat: number, dice: readonly number[]): boolean[] {
  const event = news.events.findLast(({ event, seat: who }) => who === seat && (event === 'threw' || event === 'duel-threw'))
  if (!event) return dice.map(() => false)
  return marked(dice, event.throw === 1 ? [] : keptBefore(news, seat)).map((isKept) => !isKept)
}

function keptBefore(news: News, seat: number): number[] {
  const kept = news.events.findLast(({ event, seat: who }) => who === seat && event === 'kept')
  if (kept) return kept.keep
  const before = news.before && positionOf(news.before)
  return (before && (before.seats[seat]?.keep ?? diceOf(before, seat))) ?? []
}

const place = (node: Element, name: string) => node.closest('[data-cincinnati]')?.querySelector(`[data-place="${name}"]`)

function centre(box: DOMRect, origin: DOMRect, zoom: number): string {
  const [x, y] = [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y]
  return `translate(${x / zoom}px, ${y / zoom}px) translate(-50%, -50%)`
}

/** Moves a thing from its place to another. */
export function fly(node: HTMLElement, flight: Flight) {
  const [from, to] = [place(node, flight.from), place(node, flight.to)]
  if (!from || !to) return
  const origin = node.parentElement!.getBoundingClientRect()
  const zoom = (node as { currentCSSZoom?: number }).currentCSSZoom ?? 1
  const [start, end] = [from, to].map((one) => centre(one.getBoundingClientRect(), origin, zoom))
  node.animate(
    [
      { transform: `${start} scale(1)`, opacity: 1 },
      { transform: `${end} scale(0.8)`, opacity: 1, offset: 0.85 },
      { transform: `${end} scale(0.4)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay: flight.delay, easing: 'ease-in-out', fill: 'both' },
  )
}
