/** The small words of the game: dice, hands, cards, players. */

import type { Sentence, Value } from '@frame/games/face'
import { euros, verbatim } from '@frame/words/words.svelte'
import { category, total, type Dice, type Letter } from './hands'

const NO_BREAK = '\u00a0'

export const written = (dice: Dice): string => dice.join(NO_BREAK)
export const players = (seats: readonly number[], names: readonly string[]): Sentence[] => seats.map((seat) => verbatim(names[seat]!))

/** What five dice are worth; at table C that is their sum. */
export function handOf(dice: Dice, letter: Letter | null = null): Sentence {
  if (letter === 'C') return { id: 'cincinnati-sum', values: { sum: total(dice) } }
  return { id: 'cincinnati-hand', values: { hand: category(dice) } }
}

/** What `cincinnati-card` wants to know. */
export function cardValues(card: string): Record<string, Value> {
  if (card === 'duel' || card === 'tokens') return { card, money: 0 }
  return { card: 'money', money: euros(Number(card)) }
}

export const cardOf = (card: string): Sentence => ({ id: 'cincinnati-card', values: cardValues(card) })
export const tableOf = (letter: Letter): Sentence => ({ id: 'cincinnati-table', values: { letter } })

/** One sentence after the other. */
export function after(first: Sentence, ...others: Sentence[]): Sentence {
  return others.reduce((before, next) => ({ id: 'web-cincinnati-then', values: { first: before, next } }), first)
}
