/** Cards and tokens that fly from one place to another. */

import type { Event, News } from '@frame/games/face'
import type { Cincinnati } from '@frame/net/contract'

export interface Flight {
  /** A card, or a token. */
  thing: string
  from: string
  to: string
  /** Milliseconds after the news. */
  delay: number
}

export const FLIGHT = 600
const STEP = 450
const BETWEEN = 90

export const tablePlace = (letter: string): string => `table-${letter}`
export const seatPlace = (seat: number): string => `seat-${seat}`
export const RESERVE = 'reserve'
export const DECK = 'deck'

const LONG = ['showed', 'cleared', 'stayed', 'challenged', 'duel-won', 'ended']
const SHORT = ['chose', 'decided', 'passed']

/** Decisive events are shown for longer than small steps. */
export function pace(events: Event[]): number {
  if (events.some(({ event }) => LONG.includes(event))) return 800
  return events.every(({ event }) => SHORT.includes(event)) ? 250 : 600
}

/** One table after another; the cards of the next round come last. */
export function flightsOf(news: News): Flight[] {
  const flights: Flight[] = []
  let moment = 0
  let letter = ''
  news.events.forEach((event, at) => {
    if (event.event === 'cleared') letter = event.table
    if (isNewStep(event, news.events[at - 1])) moment += flights.length ? STEP : 0
    const [thing, from, to] = journey(event, letter) ?? []
    if (thing) flights.push({ thing, from: from!, to: to!, delay: moment + BETWEEN * sameStep(flights, moment) })
  })
  return flights
}

function isNewStep(event: Event, before: Event | undefined): boolean {
  return event.event === 'cleared' || event.event === 'took' || (event.event === 'laid' && before?.event !== 'laid')
}

const sameStep = (flights: Flight[], moment: number) => flights.filter(({ delay }) => delay >= moment).length

function journey(event: Cincinnati.Event, letter: string): [string, string, string] | undefined {
  const own = seatPlace(event.seat!)
  if (event.event === 'laid') return [event.card!, DECK, tablePlace(event.table!)]
  if (event.event === 'got-money') return [event.card!, tablePlace(letter), own]
  if (event.event === 'got-duel') return ['duel', tablePlace(letter), own]
  if (event.event === 'got-tokens' && event.gained) return ['token', RESERVE, own]
  if (event.event === 'paid') return ['token', own, RESERVE]
  if (event.event === 'took') return [event.card!, seatPlace(event.opponent!), own]
  return undefined
}
