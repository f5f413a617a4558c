/** What a drawn map has beside its cells: borders of groups, what is unfinished, and cells in words. */

import { say, tell } from '@frame/words/words.svelte'
import { COLOURS } from './colours'
import { BLACK, START, type Ground, type Hue, type Plan } from './ground'
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

const CROSS = 14

/** Crosses on some cells as one path. */
export function crosses(cells: number[], way: Way): string {
  const one = ({ x, y }: Point) => `M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`
  return cells.map((cell) => one(middleOf(cell, way))).join('')
}

type Word = Hue | 'bonus' | 'marked' | 'possible'

/** The words for cells in the person's language. */
export function vocabulary(): Record<Word, string> {
  const colours = COLOURS.map((colour) => [colour, tell(colourWord(colour))])
  const others = [BLACK, START, 'bonus', 'marked', 'possible'].map((word) => [word, say(`web-diceland-cell-${word}`)])
  return Object.fromEntries([...colours, ...others])
}

/** A cell in words: f5, blue, bonus cell, marked. */
export function describe(ground: Ground, cell: number, isPossible: boolean, words: Record<Word, string>): string {
  const said = [NAMES[cell], words[ground.plan.hue[cell]!]]
  if (ground.plan.isBonus[cell]) said.push(words.bonus)
  if (ground.marked.has(cell)) said.push(words.marked)
  if (isPossible) said.push(words.possible)
  return said.join(', ')
}
