/** What happened to the tables and duels of a round, taken from the story, with hands and cards to draw. */

import type { Sentence, Told } from '@frame/games/face'

export interface Hand {
  seat: number
  dice: number[]
  hand: Sentence
}

/** A table whose cards were taken, or stayed; `sentences` are about the others there. */
export interface Result {
  letter: string
  sentence: Sentence
  sentences: Sentence[]
  winner?: Hand
  cards: string[]
  /** What a card did not bring. */
  missing?: Sentence
}

/** A finished duel, the winner first. */
export interface Fought {
  hands: Hand[]
  sentences: Sentence[]
}

export interface Recap {
  tables: Result[]
  duels: Fought[]
}

/** The recap of a round; empty without one. */
export function recapOf(told: Told[], round: number | null): Recap {
  const scenes = round === null ? [] : scenesOf(told, round)
  const of = (kinds: string[]) => scenes.filter(({ kind }) => kinds.includes(kind))
  return { tables: of(['cleared', 'stayed']).map(resultOf), duels: of(['duel-won']).map(foughtOf) }
}

function scenesOf(told: Told[], round: number): Told[] {
  const begins = told.findIndex(({ kind, sentences }) => kind === 'round' && sentences[0]!.values.round === round)
  const ends = told.findIndex(({ kind }, at) => kind === 'round' && at > begins)
  return told.slice(begins + 1, ends < 0 ? undefined : ends)
}

type Values = Record<string, any>

const handOf = ({ values: { name, dice, hand } }: { values: Values }): Hand => ({ seat: name.seat, dice: dice.dice, hand })

function resultOf({ kind, sentences: [first, ...others] }: Told): Result {
  const values: Values = first!.values
  if (kind === 'stayed') return { letter: values.letter, sentence: first!, sentences: others, cards: [] }
  const sentence = { id: 'web-cincinnati-took-cards', values }
  const missing: Sentence | undefined = values.spoils.all.find((one: { values: Values }) => one.values.gained === 0)
  return { letter: values.letter, sentence, sentences: others, winner: handOf(first!), cards: values.cards.cards, missing }
}

function foughtOf({ sentences: [won, beaten, ...others] }: Told): Fought {
  const losers: { values: Values }[] = (beaten!.values as Values).players.all
  return {
    hands: [won!, ...losers].map(handOf),
    sentences: [{ id: 'web-cincinnati-duel-winner', values: won!.values }, ...others],
  }
}
