/** What the server shows of Cincinnati: the position, and what it tells besides. */

import type { Moment, Move, View } from '@frame/games/face'
import type { Cincinnati } from '@frame/net/contract'

export type Position = Cincinnati.Position
export type Details = Cincinnati.Details
export type Table = Cincinnati.Table

export const positionOf = (view: View) => view as Position
export const detailsOf = (at: Moment) => at.shown.details as Details

export const isAwaited = (at: Moment) => at.seat !== null && positionOf(at.view).actors.includes(at.seat)

/** A move that can be made, with what it would make. */
export const moveOf = ({ moves }: Moment, text: string): Move | undefined => moves.find(({ move, why }) => move === text && !why)

/** The dice that lie before a seat now: those of the duel while one is fought. */
export function diceOf({ duel, seats }: Position, seat: number): number[] | null {
  return duel ? (duel.dice[duel.order.indexOf(seat)] ?? null) : seats[seat]!.dice
}

/** Of equal faces as many as are kept: which dice these are. */
export function marked(dice: readonly number[], keep: readonly number[]): boolean[] {
  const left = [...keep]
  return dice.map((face) => left.includes(face) && left.splice(left.indexOf(face), 1).length > 0)
}
