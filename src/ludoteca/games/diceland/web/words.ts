/** The small words of the game. */

import type { Sentence } from '@frame/games/face'
import { verbatim } from '@frame/words/words.svelte'
import { COLOURS, type Colour } from './colours'
import { piles } from './moments'

export const colourWord = (colour: string): Sentence => ({ id: 'diceland-colour', values: { colour } })
export const diceWords = (colour: string, count: number): Sentence => ({ id: 'diceland-dice', values: { colour, count } })
export const inOrder = (colours: readonly string[]): Colour[] => COLOURS.filter((colour) => colours.includes(colour))

/** 2 red, 1 blue: what dice show. A single die shows a colour. */
export function shown(dice: string[]): Sentence[] {
  if (dice.length === 1) return [colourWord(dice[0]!)]
  return piles(dice).map(({ colour, count }) => ({ id: 'diceland-some', values: { colour, count } }))
}

export const people = (seats: number[], names: string[]): Sentence[] => seats.map((seat) => verbatim(names[seat]!))
export const cells = (names: string[]): Sentence[] => names.map(verbatim)
