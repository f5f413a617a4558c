/** What a seat decides now, and what it has tapped for it. */

import type { Draft, Moment, View } from '@frame/games/face'
import { isAwaited } from '@frame/games/plain'
import { COLOURS, type Colour } from './colours'

export type Decision = 'side' | 'choose' | 'decide' | 'use' | 'bonus' | 'mark'

export const DICE = 6
export const BONUS_DICE = 5
export const STARS_TO_WIN = 9
export const STARS = 12

/** What this seat is asked; null when it only waits or watches. */
export function decision(at: Moment): Decision | null {
  return isAwaited(at) ? decisionOf(at.view, at.seat!) : null
}

/** Phase `mark` has two decisions, and so has phase `bonus`. */
export function decisionOf(view: View, seat: number): Decision {
  if (view.seats[seat].marking) return 'mark'
  return view.phase === 'mark' ? 'use' : view.phase
}

/** The answer to what was just played is on its way. */
export const isOnItsWay = (at: Moment) => isAwaited(at) && at.legal.length === 0

export interface Pile {
  colour: Colour
  count: number
}

export function piles(dice: string[]): Pile[] {
  const counted = COLOURS.map((colour) => ({ colour, count: dice.filter((die) => die === colour).length }))
  return counted.filter(({ count }) => count > 0)
}

export const diceOf = (view: View, colour: string): number => (view.dice as string[]).filter((die) => die === colour).length

/** What is tapped: a colour or a side; the only one there is needs no tap. */
export function picked(at: Moment, draft: Draft): string | null {
  const things = at.legal.filter((move) => /^(take|side) /.test(move)).map((move) => move.split(' ')[1]!)
  const tapped = draft.picked.find((thing) => things.includes(thing))
  return tapped ?? (things.length === 1 ? things[0]! : null)
}

export const isLegal = (at: Moment, move: string) => at.legal.includes(move)
