/** A map with crosses on it, read for showing: groups, what they lack, where dice find room and why a cell does not glow. */

import type { View } from '@frame/games/face'
import { COLOURS, LETTER, type Colour } from './colours'
import { CELLS, NAMES, NEIGHBOURS, NUMBER } from './hexagons'

export const BLACK = 'black'
export const START = 'start'
export type Hue = Colour | typeof BLACK | typeof START
export type Reason = 'black' | 'start' | 'other-colour' | 'marked' | 'apart' | 'other-group' | 'too-small'

export interface Plan {
  name: string
  hue: Hue[]
  isBonus: boolean[]
  /** The cells of each group. */
  groups: number[][]
  /** The number of each cell's group; -1 for obstacles and the start. */
  group: number[]
  start: number
}

const HUES: Record<string, Hue> = {
  ...Object.fromEntries(COLOURS.map((colour) => [LETTER[colour], colour])),
  '#': BLACK,
  W: START,
}

const plans = new Map<string, Plan>()

/** The map that rows of letters show. */
export function planOf(name: string, rows: string[]): Plan {
  const text = rows.join('')
  const known = plans.get(text) ?? makePlan(name, text)
  plans.set(text, known)
  return known
}

function makePlan(name: string, text: string): Plan {
  const hue = [...text].map((letter) => HUES[letter.toUpperCase()]!)
  const isBonus = [...text].map((letter) => letter !== letter.toUpperCase())
  const group: number[] = Array(CELLS).fill(-1)
  const groups: number[][] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (group[cell] === -1 && hue[cell] !== BLACK && hue[cell] !== START) groups.push(spread(cell, hue, group, groups.length))
  }
  return { name, hue, isBonus, groups, group, start: hue.indexOf(START) }
}

/** All cells of one colour that hang together with a first one. */
function spread(first: number, hue: Hue[], group: number[], number: number): number[] {
  const cells = [first]
  group[first] = number
  for (const cell of cells) {
    for (const other of NEIGHBOURS[cell]!) {
      if (group[other] !== -1 || hue[other] !== hue[first]) continue
      group[other] = number
      cells.push(other)
    }
  }
  return cells.sort((one, other) => one - other)
}

export class Ground {
  readonly plan: Plan
  /** Without the start. */
  readonly marked: ReadonlySet<number>

  constructor(plan: Plan, marked: Iterable<number> = []) {
    this.plan = plan
    this.marked = new Set(marked)
  }

  // Colours

  cellsOf(colour: Colour): number[] {
    return this.groupsOf(colour).flatMap((group) => this.plan.groups[group]!)
  }

  freeIn(group: number): number {
    return this.plan.groups[group]!.filter((cell) => !this.marked.has(cell)).length
  }

  cellsLeft(colour: Colour): number {
    return this.cellsOf(colour).filter((cell) => !this.marked.has(cell)).length
  }

  starsOf(colour: Colour): number {
    return this.cellsOf(colour).filter((cell) => this.plan.isBonus[cell] && this.marked.has(cell)).length
  }

  groupsOf(colour: Colour): number[] {
    return this.plan.groups.flatMap((cells, group) => (this.plan.hue[cells[0]!] === colour ? [group] : []))
  }

  groupsComplete(colour: Colour): number {
    return this.groupsOf(colour).filter((group) => this.freeIn(group) === 0).length
  }

  isComplete(colour: Colour): boolean {
    return this.cellsLeft(colour) === 0
  }

  // Groups

  isUnfinished(group: number): boolean {
    const free = this.freeIn(group)
    return free > 0 && free < this.plan.groups[group]!.length
  }

  unfinished(colour: Colour): number | null {
    return this.groupsOf(colour).find((group) => this.isUnfinished(group)) ?? null
  }

  /** The unfinished one, or those that could be begun. */
  usableGroups(colour: Colour): number[] {
    const unfinished = this.unfinished(colour)
    if (unfinished !== null) return [unfinished]
    return this.groupsOf(colour).filter((group) => this.plan.groups[group]!.some((cell) => this.isOpen(cell)))
  }

  /** The most dice of a colour that find room. */
  room(colour: Colour): number {
    return Math.max(0, ...this.usableGroups(colour).map((group) => this.freeIn(group)))
  }

  // Cells

  /** Free, and beside a cross or the start. */
  isOpen(cell: number): boolean {
    return !this.marked.has(cell) && NEIGHBOURS[cell]!.some((other) => this.marked.has(other) || other === this.plan.start)
  }

  /** All cells that so many dice of a colour could be used for. */
  within(colour: Colour, dice: number): number[] {
    const groups = this.usableGroups(colour).filter((group) => this.freeIn(group) >= dice)
    return groups.flatMap((group) => this.plan.groups[group]!.filter((cell) => !this.marked.has(cell)))
  }

  /** Why a cell cannot be the next of a marking. */
  whyNot(cell: number, colour: Colour): Reason {
    const hue = this.plan.hue[cell]!
    if (hue === BLACK || hue === START) return hue
    if (hue !== colour) return 'other-colour'
    if (this.marked.has(cell)) return 'marked'
    if (!this.isOpen(cell)) return 'apart'
    return this.unfinished(colour) === null ? 'too-small' : 'other-group'
  }
}

/** The map of a seat; null before it has one. */
export function groundOf(view: View, seat: number): Ground | null {
  const { map, marked } = view.seats[seat]
  const rows = view.maps[map]
  return rows ? new Ground(planOf(map, rows), marked.map((name: string) => NUMBER[name]!)) : null
}

export const emptyGround = (view: View, map: string) => new Ground(planOf(map, view.maps[map]))
export const nameOf = (cell: number) => NAMES[cell]!
