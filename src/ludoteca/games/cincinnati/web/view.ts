/** What the server shows of Cincinnati: the position and the details. */

import type { Moment, Move, View } from '@frame/games/face'
import type { Cincinnati } from '@frame/net/contract'

export type Position = Cincinnati.Position
export type Details = Cincinnati.Details
export type Table = Cincinnati.TableDetails

export const positionOf = (view: View) => view as Position
export const detailsOf = (at: Moment) => at.shown.details as Details

export const isAwaited = (at: Moment) => at.seat !== null && positionOf(at.view).actors.includes(at.seat)

/** A possible move, with what it would make. */
export const moveOf = ({ moves }: Moment, text: string): Move | undefined => moves.find(({ move, why }) => move === text && !why)

/** The dice that lie before a seat now: those of the duel while one is fought. */
export function diceOf({ duel, seats }: Position, seat: number): number[] | null {
  return duel ? (duel.dice[duel.order.indexOf(seat)] ?? null) : seats[seat]!.dice
}

/** Which dice are kept: of equal faces, as many as are named. */
export function marked(dice: readonly number[], keep: readonly number[]): boolean[] {
  const left = [...keep]
  return dice.map((face) => left.includes(face) && left.splice(left.indexOf(face), 1).length > 0)
}
