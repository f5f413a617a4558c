/** A position of Cincinnati as a seat, or the public, sees it: docs/rules/cincinnati.md. */

import type { View } from '@frame/games/face'
import { rank, standing, type Letter } from './hands'

export type Card = '15000' | '20000' | '25000' | '30000' | '35000' | 'duel' | 'tokens'

export interface SeatView {
  money: number[]
  tokens: number
  duels: number
  dice: number[] | null
  keep: number[] | null
  table: Letter | null
  wealth: number
}

export interface DuelView {
  owner: number | null
  table: Letter | null
  order: number[]
  dice: (number[] | null)[]
  throws: number[]
}

export interface Position {
  players: number
  round: number
  phase: 'aside' | 'cards' | 'roll' | 'choose' | 'keep' | 'extra' | 'challenge' | 'end'
  actors: (number | 'chance')[]
  throw: number | null
  roller: number | null
  reserve: number
  deck: number
  tables: Partial<Record<Letter, Card[]>>
  seats: SeatView[]
  asked: number[]
  paid: number[]
  queue: number[]
  duel: DuelView | null
  winners: number[]
}

export const read = (view: View): Position => view as Position

export const USUAL_THROWS = 3

export const letters = (at: Position): Letter[] => Object.keys(at.tables) as Letter[]

/** Until all have chosen, dice lie under the cups. */
export const isSecret = (at: Position): boolean => at.phase === 'choose' || (at.phase === 'roll' && at.throw === 1)

export const isFighting = (at: Position, seat: number): boolean => at.duel !== null && at.duel.order.includes(seat)

/** The dice that count for a seat now: those of the duel while one is fought. */
export function diceOf(at: Position, seat: number): number[] | null {
  if (!at.duel) return at.seats[seat]!.dice
  return at.duel.dice[at.duel.order.indexOf(seat)] ?? null
}

/** How many throws a seat still has without paying, this one included. */
export function throwsLeft(at: Position, seat: number): number {
  if (at.duel) return Math.max(at.phase === 'keep' ? 1 : 0, USUAL_THROWS - (at.duel.throws[at.duel.order.indexOf(seat)] ?? USUAL_THROWS))
  if (at.phase === 'choose') return USUAL_THROWS - 1
  if (at.phase !== 'keep') return 0
  return Math.max(1, USUAL_THROWS + 1 - (at.throw ?? USUAL_THROWS))
}

export const visitors = (at: Position, letter: Letter): number[] =>
  at.seats.flatMap((data, seat) => (data.table === letter && data.dice ? [seat] : []))

/** Who would clear a table as things stand; several share the best result. */
export function leaders(at: Position, letter: Letter): number[] {
  const standings = visitors(at, letter).map((seat) => ({ seat, worth: standing(letter, at.seats[seat]!.dice!) }))
  const best = Math.max(0, ...standings.map(({ worth }) => worth))
  return best ? standings.filter(({ worth }) => worth === best).map(({ seat }) => seat) : []
}

/** The best result of the others at a table. */
export function bestOfOthers(at: Position, letter: Letter, seat: number): number {
  const others = visitors(at, letter).filter((other) => other !== seat)
  return Math.max(0, ...others.map((other) => standing(letter, at.seats[other]!.dice!)))
}

/** Who would win the duel as things stand: of equal hands the last in the order (C46, C54). */
export function leaderOf(duel: DuelView): number | null {
  let best = -1
  let leader: number | null = null
  duel.order.forEach((seat, place) => {
    const dice = duel.dice[place]
    if (dice && rank(dice) >= best) [best, leader] = [rank(dice), seat]
  })
  return leader
}

/** The best rank against a seat in a duel, and whether equal dice would do for it. */
export function rivalIn(duel: DuelView, seat: number): { best: number; equalIsEnough: boolean } {
  const place = duel.order.indexOf(seat)
  const ranks = duel.dice.map((dice, other) => (dice && other !== place ? rank(dice) : -1))
  const best = Math.max(...ranks)
  return { best, equalIsEnough: ranks.lastIndexOf(best) < place }
}

export const highest = (at: Position, seat: number): number => Math.max(0, ...at.seats[seat]!.money)
export const moneyOf = (data: SeatView): number => data.money.reduce((sum, value) => sum + value, 0)
