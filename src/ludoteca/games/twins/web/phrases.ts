/** The small words of the game: cards, combinations, what a play does. */

import type { Sentence } from '@frame/games/face'
import { tell, verbatim } from '@frame/words/words.svelte'
import type { Combination } from './cards'
import { howMany } from './plays'

const NO_BREAK = '\u00a0'

export const cardsText = (cards: readonly string[]) => cards.join(NO_BREAK)

export function combination({ kind, value }: Combination): Sentence {
  return { id: 'twins-combination', values: { kind, value } }
}

/** Without its end: a stop or names follow. */
export function stake(play: number, players: number): Sentence {
  return { id: 'twins-stake', values: { play, count: howMany(play, players) } }
}

export const people = (seats: number[], names: string[]): Sentence[] => seats.map((seat) => verbatim(names[seat]!))

/** A card for who hears it: brown 7, black. */
export function spokenCard(card: string): Sentence {
  return { id: 'twins-card', values: { letter: card[0]!, number: card.slice(1) } }
}

/** The cards in a text for who hears it: G7 is green 7. */
export const spoken = (text: string) => text.replace(/\b([NGKBYP])(10|[1-9])\b/g, (_, letter, number) => tell({ id: 'web-twins-called', values: { letter, number } }))

export const joined = (sentences: Sentence[], between: string) => verbatim(sentences.map(tell).join(between))

export function signed(chips: number): string {
  return chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : '0'
}
