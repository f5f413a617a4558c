/** When an exercise comes again, and what may be said of many decisions. */

import type { Errors } from '../net/types'

/** How well an exercise is known: each time it was solved the next time is further away. */
export interface Known {
  /** How often in a row it was solved. */
  solved: number
  /** When it comes again, in milliseconds since 1970. */
  due: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DAYS = [1, 3, 7, 16, 35, 80, 180]
/** One that was not solved comes again soon. */
const SOON = 5 * MINUTE

export function after({ solved }: Known, isSolved: boolean, now: number): Known {
  if (!isSolved) return { solved: 0, due: now + SOON }
  return { solved: solved + 1, due: now + DAYS[Math.min(solved, DAYS.length - 1)]! * DAY }
}

export const isDue = ({ due }: Known, now: number): boolean => due <= now

/** Fewer decisions say nothing. */
export const FEWEST = 30
const NINETY_FIVE = 1.96
const THOUSAND = 1000

export interface Rate {
  decisions: number
  /** In thousandths of a victory for each decision, and how far the truth may lie to each side; null: too few to tell. */
  lost: [number, number] | null
}

export function rateOf(errors: Errors[]): Rate {
  const sum = (of: (one: Errors) => number) => errors.reduce((all, one) => all + of(one), 0)
  const decisions = sum((one) => one.decisions)
  if (decisions < FEWEST) return { decisions, lost: null }
  const mean = sum((one) => one.lost) / decisions
  const variance = Math.max(0, sum((one) => one.squares) / decisions - mean ** 2)
  return { decisions, lost: [mean * THOUSAND, NINETY_FIVE * Math.sqrt(variance / decisions) * THOUSAND] }
}

/** By kind of decision, what cost most first. */
export function ratesByKind(errors: Errors[]): (Rate & { kind: string })[] {
  const ofKind = (kind: string) => errors.filter((one) => one.kind === kind)
  const cost = (kind: string) => ofKind(kind).reduce((all, { lost }) => all + lost, 0)
  const kinds = [...new Set(errors.map(({ kind }) => kind))]
  return kinds.sort((one, other) => cost(other) - cost(one)).map((kind) => ({ kind, ...rateOf(ofKind(kind)) }))
}
