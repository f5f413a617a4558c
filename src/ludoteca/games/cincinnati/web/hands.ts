/** What dice are worth, so that the table can say who is ahead: the ranking C60 and what each table wants, C41 to C43. */

export type Letter = 'A' | 'B' | 'C'
export type Dice = readonly number[]

export const CATEGORIES = [
  'nothing', 'pair', 'two-pairs', 'small-straight', 'three-of-a-kind',
  'full-house', 'large-straight', 'four-of-a-kind', 'five-of-a-kind',
] as const
export type Category = (typeof CATEGORIES)[number]

export const FACES = [1, 2, 3, 4, 5, 6]
export const DICE = 5
export const MOST_AT_CAESARS = 11
export const ENOUGH_AT_ATLANTIC = 3

export const total = (dice: Dice): number => dice.reduce((sum, face) => sum + face, 0)
export const count = (dice: Dice, face: number): number => dice.filter((one) => one === face).length
export const ascending = (dice: Dice): number[] => [...dice].sort((a, b) => a - b)

/** The faces, those there are most of first, of as many the higher. */
function groups(dice: Dice): { face: number; size: number }[] {
  const found = FACES.map((face) => ({ face, size: count(dice, face) })).filter(({ size }) => size > 0)
  return found.sort((a, b) => b.size - a.size || b.face - a.face)
}

/** The longest sequence of consecutive faces; of two as long, the higher. */
export function longestRun(dice: Dice): number[] {
  let best: number[] = []
  let run: number[] = []
  for (const face of FACES) {
    run = dice.includes(face) ? [...run, face] : []
    if (run.length && run.length >= best.length) best = run
  }
  return best
}

export function category(dice: Dice): Category {
  const [first, second] = groups(dice)
  const run = longestRun(dice).length
  if (first!.size === 5) return 'five-of-a-kind'
  if (first!.size === 4) return 'four-of-a-kind'
  if (run === 5) return 'large-straight'
  if (first!.size === 3) return second!.size === 2 ? 'full-house' : 'three-of-a-kind'
  if (run === 4) return 'small-straight'
  if (first!.size === 2) return second!.size === 2 ? 'two-pairs' : 'pair'
  return 'nothing'
}

/** A number for five dice: the better hand has the higher one. */
export function rank(dice: Dice): number {
  const deciding = [CATEGORIES.indexOf(category(dice)), ...details(dice)]
  return Array.from({ length: 6 }, (_, place) => deciding[place] ?? 0).reduce((sum, value) => sum * 10 + value, 0)
}

/** What decides between two hands of a category, C61 to C69. */
function details(dice: Dice): number[] {
  const run = longestRun(dice)
  const kind = category(dice)
  if (kind === 'large-straight') return [run.at(-1)!]
  if (kind === 'small-straight') return [run.at(-1)!, total(dice) - total(run)]
  return groups(dice).map(({ face }) => face)
}

/** How good five dice are at a table; 0 is not enough. */
export function standing(letter: Letter, dice: Dice): number {
  if (letter === 'A') return groups(dice)[0]!.size >= ENOUGH_AT_ATLANTIC ? rank(dice) : 0
  if (letter === 'B') return longestRun(dice).length >= 4 ? rank(dice) : 0
  return total(dice) <= MOST_AT_CAESARS ? lowness(dice) : 0
}

/** C43: a low sum, then more ones, more twos, and so on. */
function lowness(dice: Dice): number {
  return FACES.reduce((sum, face) => sum * 6 + count(dice, face), MOST_AT_CAESARS + 1 - total(dice))
}

const SMALL_STRAIGHTS = [[3, 4, 5, 6], [2, 3, 4, 5], [1, 2, 3, 4]]

/** What some dice still lack at a table. */
export type Lack =
  | { kind: 'nothing' }
  | { kind: 'equal'; more: number; face: number | null }
  | { kind: 'faces'; ways: number[][] }
  | { kind: 'most'; left: number; dice: number }
  | { kind: 'too-high'; over: number }

export function lacks(letter: Letter, kept: Dice): Lack {
  if (kept.length === DICE && standing(letter, kept)) return { kind: 'nothing' }
  if (letter === 'A') return lacksEqual(kept)
  if (letter === 'B') return lacksFaces(kept)
  return lacksLowness(kept)
}

function lacksEqual(kept: Dice): Lack {
  const [most] = groups(kept)
  const more = ENOUGH_AT_ATLANTIC - (most?.size ?? 0)
  return more <= 0 ? { kind: 'nothing' } : { kind: 'equal', more, face: most?.face ?? null }
}

function lacksFaces(kept: Dice): Lack {
  const missing = SMALL_STRAIGHTS.map((run) => run.filter((face) => !kept.includes(face)))
  const fewest = Math.min(...missing.map((faces) => faces.length))
  if (fewest === 0) return { kind: 'nothing' }
  const shortest = missing.filter((faces) => faces.length === fewest)
  return { kind: 'faces', ways: shortest.filter((faces, at) => shortest.findIndex((other) => other.join() === faces.join()) === at) }
}

function lacksLowness(kept: Dice): Lack {
  const thrown = DICE - kept.length
  const left = MOST_AT_CAESARS - total(kept)
  return left < thrown ? { kind: 'too-high', over: total(kept) + thrown - MOST_AT_CAESARS } : { kind: 'most', left, dice: thrown }
}
