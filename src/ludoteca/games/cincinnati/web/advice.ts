/** What a hand is at the moment, what it still lacks, and how likely it is to get there. */

import type { Moment, Sentence } from '@frame/games/face'
import { percent, verbatim } from '@frame/words/words.svelte'
import { lacks, standing, type Dice, type Lack, type Letter } from './hands'
import { oddsAgainst, oddsAt, type Odds } from './odds'
import { handOf, written } from './phrases'
import { bestOfOthers, diceOf, isSecret, leaderOf, leaders, read, rivalIn, throwsLeft, type Position } from './view'

/** What dice lack for a table, in words. */
export function lackOf(letter: Letter, dice: Dice): Sentence {
  const lack = lacks(letter, dice)
  return { id: `cincinnati-lack-${lack.kind}`, values: lackValues(lack, letter) }
}

function lackValues(lack: Lack, letter: Letter): NonNullable<Sentence['values']> {
  if (lack.kind === 'equal') return { more: lack.more, face: lack.face ?? 0 }
  if (lack.kind === 'faces') return { ways: lack.ways.map((faces) => verbatim(written(faces))).reduce(or) }
  if (lack.kind === 'most') return { left: lack.left, dice: lack.dice }
  if (lack.kind === 'too-high') return { over: lack.over }
  return { letter }
}

const or = (first: Sentence, other: Sentence): Sentence => ({ id: 'cincinnati-or', values: { first, other } })

/** How things stand for a seat if nobody threw again. */
export function outlook({ view, names }: Moment, seat: number): Sentence {
  const at = read(view)
  if (isSecret(at)) return { id: 'cincinnati-outlook-secret' }
  return at.duel ? outlookInDuel(at, seat, names) : outlookAtTable(at, seat, names)
}

function outlookInDuel(at: Position, seat: number, names: string[]): Sentence {
  const leader = leaderOf(at.duel!)!
  if (leader === seat) return { id: 'cincinnati-outlook-duel-ahead' }
  return { id: 'cincinnati-outlook-duel-behind', values: { name: names[leader]! } }
}

function outlookAtTable(at: Position, seat: number, names: string[]): Sentence {
  const { table, dice } = at.seats[seat]!
  const letter = table!
  const ahead = leaders(at, letter)
  if (!standing(letter, dice!)) return { id: 'cincinnati-outlook-missing', values: { letter } }
  if (ahead.includes(seat)) return { id: `cincinnati-outlook-${ahead.length > 1 ? 'shared' : 'ahead'}`, values: { letter } }
  const hand = handOf(at.seats[ahead[0]!]!.dice!, letter)
  return { id: 'cincinnati-outlook-behind', values: { letter, name: names[ahead[0]!]!, hand } }
}

/** The chance that a table's wish comes true from these dice, with the throws that everybody has. */
export const chanceAt = (letter: Letter, dice: Dice, throws: number): number => oddsAt(letter).best(dice, throws)

/** The chances of keeping some dice, as sentences. */
export function chances({ view, names }: Moment, seat: number, kept: Dice): Sentence[] {
  const at = read(view)
  const throws = throwsLeft(at, seat)
  if (at.duel) return [duelChance(at, seat, kept, throws)]
  const letter = at.seats[seat]!.table!
  const reaching = { id: 'cincinnati-chance-table', values: { letter, chance: percent(oddsAt(letter).keeping(kept, throws)), throws } }
  const best = bestOfOthers(at, letter, seat)
  if (!best) return [reaching]
  const leader = names[leaders(at, letter).find((other) => other !== seat) ?? otherBest(at, letter, seat)]!
  const passing = percent(oddsAt(letter, best).keeping(kept, throws))
  return [reaching, { id: 'cincinnati-chance-pass', values: { name: leader, chance: passing, throws } }]
}

function otherBest(at: Position, letter: Letter, seat: number): number {
  const best = bestOfOthers(at, letter, seat)
  return at.seats.findIndex((data, other) => other !== seat && data.table === letter && standing(letter, data.dice!) === best)
}

function duelChance(at: Position, seat: number, kept: Dice, throws: number): Sentence {
  const chance = percent(oddsToLead(at, seat, at.seats[seat]!.table!).keeping(kept, throws))
  return { id: 'cincinnati-chance-duel', values: { chance, throws } }
}

/** What one more throw, for a token, would be good for; null for whoever is ahead already. */
export function extraChance({ view }: Moment, seat: number): Sentence | null {
  const at = read(view)
  const letter = at.seats[seat]!.table!
  const chance = oddsToLead(at, seat, letter).best(diceOf(at, seat)!, 1)
  if (chance === 1) return null
  return { id: `cincinnati-chance-extra${at.duel ? '-duel' : ''}`, values: { letter, chance: percent(chance) } }
}

function oddsToLead(at: Position, seat: number, letter: Letter): Odds {
  if (!at.duel) return oddsAt(letter, bestOfOthers(at, letter, seat))
  const { best, equalIsEnough } = rivalIn(at.duel, seat)
  return oddsAgainst(best, equalIsEnough)
}
