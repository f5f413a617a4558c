/** What every game's question begins with: who is awaited. */

import type { Moment, Sentence } from './face'
import { verbatim } from '../words/words.svelte'

/** Whether this seat may decide now. */
export const isAwaited = (at: Moment) => at.seat !== null && at.view.actors.includes(at.seat)

/** For whoever only watches or waits: whom the table waits for. */
export function waiting(at: Moment): Sentence {
  const awaited = (at.view.actors as (number | 'chance')[]).filter((actor) => actor !== 'chance')
  if (awaited.length) return { id: 'waiting-for', values: { players: awaited.map((seat) => verbatim(at.names[seat as number]!)) } }
  return { id: at.view.winners.length ? 'web-over' : 'web-chance' }
}
