/** A position in which something better than was played is to be found. */

import type { Choice, GameName, Lesson } from '../net/types'

export type Asked = Pick<Lesson, 'seat' | 'view' | 'shown' | 'told' | 'legal' | 'moves' | 'choices' | 'better' | 'reason'>

export interface Task extends Asked {
  game: GameName
  names: string[]
  options: Record<string, unknown>
  /** What was played in the game; null in exercises that come with it. */
  made: string | null
}

/** `unknown`: among very many moves not all were tried. */
export type Verdict = 'best' | 'close' | 'worse' | 'unknown'

/** A share of the victory that is less than nothing worth speaking of. */
const NOTHING = 0.005

export function judged({ choices }: Pick<Task, 'choices'>, move: string): { verdict: Verdict; lost: number } {
  const [best] = choices as [Choice]
  const found = choices.find((one) => one.move === move)
  if (!found) return { verdict: 'unknown', lost: 0 }
  const lost = best.share - found.share
  if (lost < NOTHING) return { verdict: 'best', lost: 0 }
  return { verdict: lost <= best.around ? 'close' : 'worse', lost }
}

export const isSolved = (verdict: Verdict): boolean => verdict === 'best' || verdict === 'close'

export function taskOf(lesson: Lesson, game: GameName, names: string[], options: Record<string, unknown>): Task {
  const { seat, view, shown, told, legal, moves, choices, better, reason } = lesson
  return { game, names, options, made: lesson.move, seat, view, shown, told, legal, moves, choices, better, reason }
}
