/** What the server shows of Twins: the position and the details. */

import type { Move, Moment, Sentence, View } from '@frame/games/face'
import type { Twins } from '@frame/net/contract'
import { tell } from '@frame/words/words.svelte'

export type Details = Twins.Details
export type Pair = Twins.Pair

export const positionOf = (view: View) => view as Twins.Position
export const seatsOf = (view: View) => positionOf(view).seats
export const lastOf = (view: View) => positionOf(view).last
export const detailsOf = (at: Moment) => at.shown.details as Details

/** The order of the seats on the screen: clockwise, the player last, nearest to their own cards. */
export function roundTheTable(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, n) => (n + (seat ?? -1) + 1) % players)
}

/** What can be bought, and what is too dear. */
export interface Offer {
  move: string
  cards: number
  price: number
  left: number
  why?: Sentence
}

export const offers = ({ moves }: Moment): Offer[] =>
  moves.filter(({ id }) => id === 'twins-move-buy').map(({ move, values, why }) => ({ move, ...(values as unknown as Omit<Offer, 'move'>), why }))

/** Two cards that can be laid, and what they make. */
export interface Lay {
  move: string
  cards: string[]
  kind: string
  value: number
}

export const lays = ({ moves }: Moment): Lay[] => moves.filter(({ id }) => id === 'twins-move-play').map(layOf)

function layOf({ move, values }: Move): Lay {
  const { cards, kind, value } = values as unknown as { cards: { cards: string[] }; kind: string; value: number }
  return { move, cards: cards.cards, kind, value }
}

export const combination = ({ kind, value }: { kind: string; value: number }): Sentence => ({ id: 'twins-combination', values: { kind, value } })

export function stake(play: number, { plays }: Details): Sentence {
  return { id: 'twins-stake', values: { play, count: plays[play - 1]!.concerns } }
}

export const cardsText = (cards: readonly string[]) => cards.join('\u00a0')

/** A card for people who hear it: brown 7, black. */
export const spokenCard = (card: string): Sentence => ({ id: 'twins-card', values: { letter: card[0]!, number: card.slice(1) } })

/** The cards in a text for people who hear it: G7 is green 7. */
export const spoken = (text: string) => text.replace(/\b([NGKBYP])(10|[1-9])\b/g, (_, letter, number) => tell({ id: 'twins-called', values: { letter, number } }))
