/** What the server shows of Diceland: the position and the details. */

import type { Draft, Moment, Move, Sentence, View } from '@frame/games/face'
import type { Diceland } from '@frame/net/contract'
import type { Colour } from './colours'

export type Details = Diceland.Details
export type Sheet = Diceland.Sheet

export const positionOf = (view: View) => view as Diceland.Position
export const detailsOf = (at: Moment) => at.shown.details as Details
export const sheetOf = (at: Moment, seat: number | null): Sheet | null => (seat === null ? null : detailsOf(at).sheets[seat]!)
export const seatOf = (at: Moment, seat: number) => positionOf(at.view).seats[seat]!

/** The dice of a colour, and what a move with them would make. */
export interface Dice {
  colour: Colour
  count: number
  fits: 'yes' | 'no'
  makes: Sentence
  cells: { cells: string[] }
}

/** What one more roll may bring, as shares. */
export interface Roll {
  colour: Colour
  chance: { percent: number }
  none: { percent: number }
  good: { percent: number }
  many: { percent: number }
}

export const moveOf = (at: Moment, text: string): Move | undefined => at.moves.find(({ move }) => move === text)
export const diceOf = (move: Move | undefined) => move && (move.values as unknown as Dice)
export const rollOf = (move: Move | undefined) => move && (move.values as unknown as Roll)

/** Whether the answer to the last move is still on its way. */
export const isOnItsWay = (at: Moment) => detailsOf(at).moment !== null && at.legal.length === 0

/** The selected colour or side; if there is only one, it needs no tap. */
export function picked(at: Moment, draft: Draft): string | null {
  const things = at.legal.filter((move) => /^(take|side) /.test(move)).map((move) => move.split(' ')[1]!)
  const tapped = draft.picked.find((thing) => things.includes(thing))
  return tapped ?? (things.length === 1 ? things[0]! : null)
}

/** What the dice in question would make: those selected, or those set aside while the player decides about rolling
 * again. */
export function lookedAt(at: Moment, draft: Draft): Dice | undefined {
  return diceOf(moveOf(at, detailsOf(at).moment === 'decide' ? 'stop' : `take ${picked(at, draft)}`))
}

/** Why a cell cannot be marked now; `printed` is what the map shows there. */
export function whyNotMark(at: Moment, cell: string, printed: string): Sentence {
  const { why_not: first, why_no_cell: reasons } = detailsOf(at)
  const told = moveOf(at, `mark ${cell}`)?.why
  const reason = reasons[printed]
  return told ?? (reason ? { ...reason, values: { ...reason.values, cell: { cells: [cell] } } } : first)
}

export const colourWord = (colour: string): Sentence => ({ id: 'diceland-colour', values: { colour } })
export const diceWords = (colour: string, count: number): Sentence => ({ id: 'diceland-dice', values: { colour, count } })
