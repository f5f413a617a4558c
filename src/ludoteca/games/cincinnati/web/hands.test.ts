import { expect, test } from 'vitest'
import { category, lacks, rank, standing } from './hands'
import { keeps, oddsAgainst, oddsAt } from './odds'

const hands = (...texts: string[]) => texts.map((text) => [...text].map(Number))
const ALL = Array.from({ length: 6 ** 5 }, (_, number) => [...number.toString(6).padStart(5, '0')].map((digit) => Number(digit) + 1)).filter(
  (dice) => dice.every((face, at) => at === 0 || dice[at - 1]! <= face),
)

test('a hand belongs to the best category it can be read as', () => {
  expect(hands('44444', '22225', '12345', '33666', '15556', '23455', '11466', '12246', '12356').map(category)).toEqual([
    'five-of-a-kind', 'four-of-a-kind', 'large-straight', 'full-house', 'three-of-a-kind',
    'small-straight', 'two-pairs', 'pair', 'nothing',
  ])
  expect(category([2, 3, 4, 4, 5])).toBe('small-straight')
})

test('C60: the ranking is one strict order of all 252 hands', () => {
  expect(ALL).toHaveLength(252)
  expect(new Set(ALL.map(rank)).size).toBe(252)
})

test.each([
  [['34566', '13456', '23455', '22345', '12346', '11234']],
  [['12255', '11556', '11455', '33446']],
  [['12556', '23446', '13446']],
  [['12456', '12356']],
  [['23456', '12345', '66655']],
])('C61 to C69: %s, from best to worst', (texts) => {
  const ranks = hands(...texts).map(rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
})

test('C41 to C43: what is enough at a table, and what is better there', () => {
  expect(standing('A', [2, 2, 3, 3, 4])).toBe(0)
  expect(standing('B', [1, 2, 3, 5, 6])).toBe(0)
  expect(standing('C', [1, 1, 2, 3, 5])).toBe(0)
  expect(standing('A', [3, 3, 6, 6, 6])).toBeGreaterThan(standing('A', [1, 5, 5, 5, 6]))
  const low = hands('11116', '11125', '11224', '11234', '11333').map((dice) => standing('C', dice))
  expect(low).toEqual(low.toSorted((a, b) => b - a))
  expect(new Set(low).size).toBe(5)
})

test('what dice still lack', () => {
  expect(lacks('A', [4, 4])).toEqual({ kind: 'equal', more: 1, face: 4 })
  expect(lacks('A', [])).toEqual({ kind: 'equal', more: 3, face: null })
  expect(lacks('A', [4, 4, 4])).toEqual({ kind: 'nothing' })
  expect(lacks('B', [1, 2, 3, 5, 6])).toEqual({ kind: 'faces', ways: [[4]] })
  expect(lacks('B', [3, 4, 5])).toEqual({ kind: 'faces', ways: [[6], [2]] })
  expect(lacks('C', [1, 1, 2])).toEqual({ kind: 'most', left: 7, dice: 2 })
  expect(lacks('C', [6, 6])).toEqual({ kind: 'too-high', over: 4 })
  expect(lacks('C', [1, 1, 2, 3, 4])).toEqual({ kind: 'nothing' })
})

test('chances are exact', () => {
  expect(oddsAt('A').keeping([], 1)).toBeCloseTo(1656 / 7776, 12)
  expect(oddsAt('A').keeping([4, 4], 1)).toBeCloseTo(96 / 216, 12)
  expect(oddsAt('B').keeping([2, 3, 4, 5], 1)).toBe(1)
  expect(oddsAt('B').keeping([1, 2, 3], 1)).toBeCloseTo(11 / 36, 12)
  expect(oddsAt('C').best([1, 1, 1, 1, 6], 1)).toBe(1)
})

test('a second throw is used as well as can be', () => {
  const miss = 1 - oddsAt('C').keeping([1, 1], 1)
  expect(oddsAt('C').keeping([1, 1], 2)).toBeGreaterThan(1 - miss * miss)
  expect(oddsAt('A').best([4, 4, 4, 1, 2], 2)).toBe(1)
})

test('in a duel equal dice are enough for whoever throws later', () => {
  const same = rank([4, 4, 4, 4, 4])
  expect(oddsAgainst(same, true).best([4, 4, 4, 4, 4], 0)).toBe(1)
  expect(oddsAgainst(same, false).best([4, 4, 4, 4, 4], 0)).toBe(0)
})

test('equal dice are one choice of what to keep', () => {
  expect(keeps([4, 4, 4, 4, 4])).toHaveLength(6)
  expect(keeps([1, 2, 3, 4, 5])).toHaveLength(32)
})
