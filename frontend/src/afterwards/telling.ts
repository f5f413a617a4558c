/** What happened and what could have been done, in words. */

import type { Happened, Lesson, Move } from '../net/types'
import { listed, say, tell, tellAll, type Reader } from '../words/words.svelte'
import { signed } from './points'

/** Smaller changes, in points, are not worth a word. */
const LEAST_TOLD = 1

export const happenedIn = ({ number, sentences }: Happened, names: string[], reader: Reader): string =>
  say('review-moved', { move: number, happened: tellAll(sentences, names, reader) })

/** Who gained by it and who lost, the most first. */
export function changesOf(change: number[], names: string[]): string {
  const order = [...change.keys()].filter((seat) => Math.abs(change[seat]!) >= LEAST_TOLD).sort((one, other) => Math.abs(change[other]!) - Math.abs(change[one]!))
  return listed(order.map((seat) => `${names[seat]} ${signed(change[seat]!)}`))
}

export function moveIn({ moves }: { moves: Move[] }, move: string, names: string[]): string {
  const told = moves.find((one) => one.move === move)
  return told ? tell({ id: told.id, values: told.values }, names) : move
}

/** What the moves are that cost so much: a game's own words for it, or the word of its notation. */
export function kindOf(game: string, kind: string, knows: (id: string) => boolean): string {
  const id = `${game}-kind-${kind}`
  return knows(id) ? say(id) : kind
}

/** In points: what the better move would have brought more, and how far the truth may lie to each side. */
export const lossOf = ({ loss: [lost, around] }: Pick<Lesson, 'loss'>): [number, number] => [100 * lost, 100 * around]
