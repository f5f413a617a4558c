/** Cards, and what two of them make. A card is written as the server writes it: `G7`, `B10`. */

export type Kind = 'singles' | 'colour' | 'pair' | 'twins'

export interface Combination {
  kind: Kind
  value: number
}

/** Two cards and what they make. */
export interface Pair extends Combination {
  cards: string[]
}

export const COLOURS = ['N', 'G', 'K', 'B', 'Y', 'P'] as const
export type Colour = (typeof COLOURS)[number]

const BLACK: Colour[] = ['N', 'G', 'K']
const KINDS: Kind[] = ['singles', 'colour', 'pair', 'twins']
const MORE_THAN_ANY_VALUE = 32

export const colourOf = (card: string) => card[0] as Colour
export const numberOn = (card: string) => Number(card.slice(1))
export const isBlack = (card: string) => BLACK.includes(colourOf(card))

/** Black and white alike: the order in which the server lists cards. */
const place = (card: string) => COLOURS.indexOf(colourOf(card)) * 10 + numberOn(card)
export const inOrder = (cards: readonly string[]) => [...cards].sort((one, other) => place(one) - place(other))

function kindOf(one: string, other: string): Kind {
  if (numberOn(one) === numberOn(other)) return isBlack(one) === isBlack(other) ? 'twins' : 'pair'
  return colourOf(one) === colourOf(other) ? 'colour' : 'singles'
}

export function pairOf(one: string, other: string): Pair {
  const kind = kindOf(one, other)
  const isOneNumber = kind === 'twins' || kind === 'pair'
  const value = isOneNumber ? numberOn(one) : numberOn(one) + numberOn(other)
  return { cards: inOrder([one, other]), kind, value }
}

export const strength = ({ kind, value }: Combination) => KINDS.indexOf(kind) * MORE_THAN_ANY_VALUE + value

const best = (one: Combination, other: Combination) => strength(other) - strength(one)

/** Everything better than Singles that a hand can make, best first. */
export function combinationsIn(hand: string[]): Pair[] {
  const pairs = hand.flatMap((one, index) => hand.slice(index + 1).map((other) => pairOf(one, other)))
  return pairs.filter((pair) => pair.kind !== 'singles').sort(best)
}

/** The best that a card makes with another one of the hand. */
export function bestWith(card: string, hand: string[]): Pair | null {
  const pairs = hand.filter((other) => other !== card).map((other) => pairOf(card, other))
  return pairs.sort(best)[0] ?? null
}

/** 1 for the best; equal for those who are tied. */
export function placesOf(shown: (Combination | null)[]): (number | null)[] {
  return shown.map((own) => own && 1 + shown.filter((other) => other && strength(other) > strength(own)).length)
}
