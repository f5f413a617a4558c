/** What a drawn map has beside its cells: borders of groups, what is unfinished, and cells in words. */

import type { Sentence } from '../face'
import { verbatim } from '../../words/words.svelte'
import { BLACK, START, type Ground, type Plan } from './ground'
import { BEYOND, edge, middleOf, NAMES, type Point, type Way } from './hexagons'
import { colourWord } from './words'

const isTogether = (plan: Plan, cell: number, other: number) =>
  plan.hue[cell] === BLACK ? plan.hue[other] === BLACK : plan.group[cell]! >= 0 && plan.group[cell] === plan.group[other]

/** The edges within groups and those between them, as two paths; of a whole map or of some cells. */
export function borders(plan: Plan, way: Way, isShown = (_cell: number) => true): { inside: string; between: string } {
  const paths = { inside: '', between: '' }
  BEYOND.forEach((others, cell) =>
    others.forEach((other, n) => {
      if (other > cell && isShown(cell) && isShown(other)) paths[isTogether(plan, cell, other) ? 'inside' : 'between'] += edge(cell, n, way)
    }),
  )
  return paths
}

const unfinishedGroups = (ground: Ground) => ground.plan.groups.flatMap((_, group) => (ground.isUnfinished(group) ? [group] : []))

/** A path around every group that is begun and not complete. */
export function outline(ground: Ground, way: Way): string {
  const { plan } = ground
  const around = (cell: number) => BEYOND[cell]!.map((other, n) => (plan.group[other] === plan.group[cell] ? '' : edge(cell, n, way)))
  return unfinishedGroups(ground)
    .flatMap((group) => plan.groups[group]!.flatMap(around))
    .join('')
}

export interface Badge extends Point {
  lacks: number
}

/** How many cells each unfinished group lacks, at the corner of one of them. */
export function badges(ground: Ground, way: Way): Badge[] {
  return unfinishedGroups(ground).map((group) => {
    const cells = ground.plan.groups[group]!
    const free = cells.filter((cell) => !ground.marked.has(cell))
    const { x, y } = middleOf(nearestToAll(free, cells, way), way)
    return { x: x + 17, y: y - 15, lacks: free.length }
  })
}

function nearestToAll(some: number[], all: number[], way: Way): number {
  const far = (cell: number) =>
    all.reduce((sum, other) => sum + Math.hypot(middleOf(cell, way).x - middleOf(other, way).x, middleOf(cell, way).y - middleOf(other, way).y), 0)
  return some.toSorted((one, other) => far(one) - far(other))[0]!
}

/** A cell in words: f5, blue, bonus cell, marked. */
export function describe(ground: Ground, cell: number, isPossible: boolean): Sentence[] {
  const hue = ground.plan.hue[cell]!
  const name = verbatim(NAMES[cell]!)
  if (hue === BLACK || hue === START) return [name, { id: `web-diceland-cell-${hue}` }]
  const more: [boolean, string][] = [
    [ground.plan.isBonus[cell]!, 'bonus'],
    [ground.marked.has(cell), 'marked'],
    [isPossible, 'possible'],
  ]
  return [name, colourWord(hue), ...more.flatMap(([is, what]) => (is ? [{ id: `web-diceland-cell-${what}` }] : []))]
}
