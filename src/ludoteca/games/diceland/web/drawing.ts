/** What is printed on a map, and what is drawn over its cells: borders, crosses, unfinished groups. */

import { say } from '@frame/words/words.svelte'
import { COLOURS, LETTER, type Colour } from './colours'
import { BEYOND, edge, middleOf, NAMES, NUMBER, type Point, type Way } from './hexagons'
import type { Sheet } from './view'

export const BLACK = 'black'
export const START = 'start'
export type Hue = Colour | typeof BLACK | typeof START

/** A map as printed. */
export interface Plan {
  hue: Hue[]
  isBonus: boolean[]
  start: number
}

const HUES: Record<string, Hue> = {
  ...Object.fromEntries(COLOURS.map((colour) => [LETTER[colour], colour])),
  '#': BLACK,
  W: START,
}

const plans = new Map<string, Plan>()

/** The map in rows of letters; cached by the rows, so that it is drawn only once. */
export function planOf(rows: string[]): Plan {
  const text = rows.join('')
  const plan = plans.get(text) ?? read([...text])
  plans.set(text, plan)
  return plan
}

function read(letters: string[]): Plan {
  const hue = letters.map((letter) => HUES[letter.toUpperCase()]!)
  return { hue, isBonus: letters.map((letter) => letter !== letter.toUpperCase()), start: hue.indexOf(START) }
}

export const isColoured = (plan: Plan, cell: number) => plan.hue[cell] !== BLACK && plan.hue[cell] !== START
export const numbersOf = (names: readonly string[]) => names.map((name) => NUMBER[name]!)

/** The edges between cells of one colour, and all other edges, as two paths; of a whole map or of some cells. */
export function borders(plan: Plan, way: Way, isShown = (_cell: number) => true): { inside: string; between: string } {
  const paths = { inside: '', between: '' }
  BEYOND.forEach((others, cell) =>
    others.forEach((other, n) => {
      if (other > cell && isShown(cell) && isShown(other)) paths[plan.hue[cell] === plan.hue[other] ? 'inside' : 'between'] += edge(cell, n, way)
    }),
  )
  return paths
}

type Group = Sheet['unfinished'][number]

/** A path around every unfinished group. */
export function outline(groups: Group[], way: Way): string {
  return groups
    .map(({ cells }) => numbersOf(cells))
    .flatMap((cells) => cells.flatMap((cell) => BEYOND[cell]!.map((other, n) => (cells.includes(other) ? '' : edge(cell, n, way)))))
    .join('')
}

export interface Badge extends Point {
  lacks: number
}

/** How many cells each unfinished group lacks, at the corner of a free one. */
export function badges(groups: Group[], marked: ReadonlySet<number>, way: Way): Badge[] {
  return groups.map(({ cells, lacks }) => {
    const all = numbersOf(cells)
    const { x, y } = middleOf(nearestToAll(all.filter((cell) => !marked.has(cell)), all, way), way)
    return { x: x + 17, y: y - 15, lacks }
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

/** A cell in words: f5, blue, bonus cell, marked. */
export function describe(plan: Plan, cell: number, state: 'marked' | 'possible' | 'free'): string {
  return say('diceland-cell', { cell: NAMES[cell]!, colour: plan.hue[cell]!, star: plan.isBonus[cell] ? 'yes' : 'no', state })
}
