/** What every game has before it has something better: who is awaited, moves as they are written. */

import type { Button, Event, Moment, Sentence, Told, Value } from './face'
import { verbatim } from '../words/words.svelte'

/** Whether this seat may decide now. */
export const isAwaited = (at: Moment) => at.seat !== null && at.view.actors.includes(at.seat)

/** For whoever only watches or waits: whom the table waits for. */
export function waiting(at: Moment): Sentence {
  const awaited = (at.view.actors as (number | 'chance')[]).filter((actor) => actor !== 'chance')
  if (awaited.length) return { id: 'web-waiting-for', values: { players: awaited.map((seat) => verbatim(at.names[seat as number]!)) } }
  return { id: at.view.winners.length ? 'web-over' : 'web-chance' }
}

export function question(at: Moment): Sentence {
  return isAwaited(at) ? { id: 'web-your-turn', values: { name: at.names[at.seat!]! } } : waiting(at)
}

export const MOST_BUTTONS = 4

/** The moves themselves, if there are few. */
export function buttons(at: Moment): Button[] {
  if (at.legal.length > MOST_BUTTONS) return []
  return at.legal.map((move) => ({ sentence: verbatim(move), move }))
}

const people = (seats: number[], names: string[]) => seats.map((seat) => verbatim(names[seat]!))

/** What an event tells, as messages want it. */
function worded(key: string, value: Event[string], names: string[]): Record<string, Value> {
  if (key === 'seat') return { name: names[value]! }
  if (key === 'opponent') return { opponent: names[value]! }
  if (key === 'seats' || key === 'winners') return { players: people(value, names), count: value.length }
  if (Array.isArray(value)) return { [key]: value.join(' '), count: value.length }
  if (key === 'table') return { letter: value }
  return { [key]: typeof value === 'boolean' ? String(value) : value }
}

/** The events whose messages need nothing but what they tell. */
export function story(game: string, simple: string[], events: Event[], names: string[]): Told[] {
  return events.flatMap((event, at) => {
    if (!simple.includes(event.event)) return []
    const values = Object.assign({}, ...Object.entries(event).map(([key, value]) => worded(key, value, names)))
    return [{ at, sentence: { id: `${game}-event-${event.event}`, values }, weight: 1 as const }]
  })
}

export const pace = (events: Event[]) => (events.length ? 500 : 0)
