/** Exact chances. A set of dice is a number, a digit to base 6 for how many there are of each face: sets add up. */

import { DICE, FACES, rank, standing, type Dice, type Letter } from './hands'

const PLACE = [1, 6, 36, 216, 1296, 7776]

export const setOf = (dice: Dice): number => dice.reduce((sum, face) => sum + PLACE[face - 1]!, 0)

interface Fallen {
  dice: number[]
  set: number
  ways: number
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

function fallen(size: number, lowest = 1): number[][] {
  if (size === 0) return [[]]
  return FACES.filter((face) => face >= lowest).flatMap((face) => fallen(size - 1, face).map((rest) => [face, ...rest]))
}

function waysOf(dice: number[]): number {
  return FACES.reduce((ways, face) => ways / factorial(dice.filter((one) => one === face).length), factorial(dice.length))
}

/** What so many dice can show, and in how many ways. */
const OUTCOMES: Fallen[][] = Array.from({ length: DICE + 1 }, (_, size) =>
  fallen(size).map((dice) => ({ dice, set: setOf(dice), ways: Math.round(waysOf(dice)) })),
)

/** All different choices of dice to keep. */
export function keeps(dice: Dice): number[][] {
  const found = new Map<number, number[]>()
  for (let choice = 0; choice < 1 << dice.length; choice++) {
    const kept = dice.filter((_, place) => choice & (1 << place))
    found.set(setOf(kept), kept)
  }
  return [...found.values()]
}

/** The chances to reach a goal when one keeps what is best for it. */
export class Odds {
  readonly #isGood: Set<number>
  readonly #known = new Map<string, number>()

  constructor(goal: (dice: Dice) => boolean) {
    this.#isGood = new Set(OUTCOMES[DICE]!.filter(({ dice }) => goal(dice)).map(({ set }) => set))
  }

  /** With these dice kept, the others thrown, and so many throws in all still to come. */
  keeping(kept: Dice, throws: number): number {
    const key = `${setOf(kept)} ${throws}`
    const known = this.#known.get(key) ?? this.#thrown(kept, throws)
    this.#known.set(key, known)
    return known
  }

  /** With the best choice of dice to keep. */
  best(dice: Dice, throws: number): number {
    if (throws === 0) return this.#isGood.has(setOf(dice)) ? 1 : 0
    return Math.max(...keeps(dice).map((kept) => this.keeping(kept, throws)))
  }

  #thrown(kept: Dice, throws: number): number {
    if (kept.length === DICE) return this.best(kept, throws - 1)
    const outcomes = OUTCOMES[DICE - kept.length]!
    const good = outcomes.reduce((sum, one) => sum + one.ways * this.#after(kept, one, throws - 1), 0)
    return good / 6 ** (DICE - kept.length)
  }

  #after(kept: Dice, outcome: Fallen, throws: number): number {
    if (throws === 0) return this.#isGood.has(setOf(kept) + outcome.set) ? 1 : 0
    const dice = [...kept, ...outcome.dice]
    const key = `hand ${setOf(dice)} ${throws}`
    const known = this.#known.get(key) ?? this.best(dice, throws)
    this.#known.set(key, known)
    return known
  }
}

const kept = new Map<string, Odds>()

function remembered(name: string, goal: (dice: Dice) => boolean): Odds {
  const odds = kept.get(name) ?? new Odds(goal)
  kept.set(name, odds)
  return odds
}

/** To have what a table wants, and more than `best`. */
export const oddsAt = (letter: Letter, best = 0): Odds =>
  remembered(`${letter} ${best}`, (dice) => standing(letter, dice) > best)

/** To win a duel against a hand of this rank. */
export const oddsAgainst = (best: number, equalIsEnough: boolean): Odds =>
  remembered(`duel ${best} ${equalIsEnough}`, (dice) => (equalIsEnough ? rank(dice) >= best : rank(dice) > best))
