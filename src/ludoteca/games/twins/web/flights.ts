/** Chips that fly to the pot or from it, taken from the events. */

import type { Event } from '@frame/games/face'
import type { Twins } from '@frame/net/contract'

export interface Flight {
  seat: number
  isPaid: boolean
  /** Milliseconds until it starts: first the cards turn over. */
  delay: number
}

const MOST_SHOWN = 6
const TURNING = 300
const BETWEEN = 20

export function flightsOf(events: Twins.Event[]): Flight[] {
  const start = events.some((event) => event.event === 'showed') ? TURNING : 0
  return events.flatMap((event) => {
    const chips = event.event === 'bought' ? event.price! : event.event === 'paid' || event.event === 'won' ? event.chips! : 0
    return Array.from({ length: Math.min(chips, MOST_SHOWN) }, (_, n) => flight(event, start + n * BETWEEN))
  })
}

function flight(event: Twins.Event, delay: number): Flight {
  return { seat: event.seat!, isPaid: event.event !== 'won', delay }
}

/** How long events are shown. */
export function pace(events: Event[]): number {
  const has = (name: string) => events.some((event) => event.event === name)
  if (has('showed')) return 1600
  if (has('bought')) return 500
  return has('hand') ? 500 : has('laid') ? 200 : 0
}
