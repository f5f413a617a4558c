import { expect, test } from 'vitest'
import { Ground, planOf } from './ground'
import { NUMBER, step } from './hexagons'

/** The example of the rules: rows 3 to 6, columns d to j. */
const NOTHING = '############'
const PLAN = planOf('X', [NOTHING, NOTHING, '###OOROEBB##', '###OrROEBB##', '####RRWbYY##', '####GGGBYY##', NOTHING, NOTHING, NOTHING])
const cells = (...names: string[]) => names.map((name) => NUMBER[name]!)
const ground = (...marked: string[]) => new Ground(PLAN, cells(...marked))
const sorted = (numbers: number[]) => numbers.toSorted((one, other) => one - other)

test('cells of one colour that hang together are a group', () => {
  expect(ground().groupsOf('orange')).toHaveLength(2)
  expect(ground().groupsOf('blue').map((group) => ground().freeIn(group)).sort()).toEqual([2, 4])
  expect(ground().groupsOf('red')).toHaveLength(1)
})

test('room is what the unfinished group lacks, or the largest group that can be begun', () => {
  expect(ground().room('red')).toBe(5)
  expect(ground('f4', 'e4', 'f5').room('red')).toBe(2)
  expect(ground('f4', 'e4', 'f5').room('orange')).toBe(3)
  expect(ground().room('blue')).toBe(2)
  expect(ground().room('yellow')).toBe(0)
})

test('a small group that is unfinished is in the way of a larger one', () => {
  expect(ground('h5', 'h4').room('blue')).toBe(1)
  expect(ground('h5', 'h4', 'h6').room('blue')).toBe(4)
})

test('dice that are too many find no cell', () => {
  expect(sorted(ground('f4', 'e4', 'f5').within('red', 2))).toEqual(sorted(cells('e5', 'f3')))
  expect(ground('f4', 'e4', 'f5').within('red', 3)).toEqual([])
  expect(sorted(ground('f4', 'e4').within('orange', 3))).toEqual(sorted(cells('d3', 'e3', 'd4')))
})

test.each([
  ['d5', 'black'],
  ['g5', 'start'],
  ['h5', 'other-colour'],
  ['f4', 'marked'],
  ['e3', 'other-colour'],
] as const)('%s cannot be marked with red: %s', (cell, reason) => {
  expect(ground('f4').whyNot(NUMBER[cell]!, 'red')).toBe(reason)
})

test('a cell of the right colour may be apart, in another group or in one too small', () => {
  expect(ground().whyNot(NUMBER.e4!, 'red')).toBe('apart')
  expect(ground('h5', 'h4').whyNot(NUMBER.i4!, 'blue')).toBe('other-group')
  expect(ground('f4').whyNot(NUMBER.g4!, 'orange')).toBe('too-small')
})

test('the bars count stars, cells left and groups', () => {
  const after = ground('f4', 'e4', 'f5', 'e5', 'f3')
  expect(after.starsOf('red')).toBe(1)
  expect(after.isComplete('red')).toBe(true)
  expect(after.groupsComplete('red')).toBe(1)
  expect(after.cellsLeft('blue')).toBe(6)
})

test.each([
  ['f5', 'ArrowRight', 'flat', 'g5'],
  ['f5', 'ArrowUp', 'flat', 'f4'],
  ['f5', 'ArrowDown', 'flat', 'f6'],
  ['f5', 'ArrowUp', 'upright', 'g5'],
  ['f5', 'ArrowRight', 'upright', 'f6'],
] as const)('from %s %s leads on a %s map to %s', (from, key, way, to) => {
  expect(step(NUMBER[from]!, key, way)).toBe(NUMBER[to])
})

test('arrows stop at the rim, and other keys lead nowhere', () => {
  expect(step(NUMBER.a1!, 'ArrowLeft', 'flat')).toBeNull()
  expect(step(NUMBER.a1!, 'Enter', 'flat')).toBeNull()
})
