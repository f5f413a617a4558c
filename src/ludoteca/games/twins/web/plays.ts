/** What a view of Twins holds, and what the four plays do. */

import type { Moment, View } from '@frame/games/face'
import { pairOf, type Pair } from './cards'

export const PLAYS = [1, 2, 3, 4]
export const LAST_PLAY = 4
export const WON_IN_PLAY_2 = 3
export const PRICES = [0, 1, 3]

export interface SeatView {
  chips: number
  hand: string[] | number
  played: string[][]
  choice: string[] | boolean | null
  bought: number | null
  out: boolean
  bankrupt: boolean
}

/** The play that was shown last. */
export interface Shown {
  hand: number
  play: number
  shown: (Pair | null)[]
  delta: number[]
}

export const seatsOf = (view: View) => view.seats as SeatView[]
export const lastOf = (view: View) => view.last as Shown | null

/** How many pay or win in a play, by the number of players who started. */
export function howMany(play: number, players: number): number {
  if (play === 1) return players === 3 ? 1 : players === 4 ? 2 : 3
  return play < LAST_PLAY && players > 4 ? 2 : 1
}

/** The cards this seat holds, or none where they are not to be seen. */
export function handOf(at: Moment): string[] {
  const hand = at.seat === null ? 0 : seatsOf(at.view)[at.seat]!.hand
  return Array.isArray(hand) ? hand : []
}

export const cardsHeld = ({ hand }: SeatView) => (Array.isArray(hand) ? hand.length : hand)

/** The pair that lies face down, as far as this viewer may know it. */
export function choiceOf(at: Moment): string[] {
  const choice = at.seat === null ? null : seatsOf(at.view)[at.seat]!.choice
  return Array.isArray(choice) ? choice : []
}

/** What everyone showed in a play of this hand. */
export function shownIn(view: View, play: number): (Pair | null)[] {
  return seatsOf(view).map(({ played }) => {
    const cards = played[play - 1]
    return cards ? pairOf(cards[0]!, cards[1]!) : null
  })
}

/** Who sits where: clockwise, oneself last and nearest to one's own cards. */
export function roundTheTable(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, n) => (n + (seat ?? -1) + 1) % players)
}
