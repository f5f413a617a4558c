import { describe, expect, it } from 'vitest'
import type { Move } from '../net/types'
import { meant, partsOf, possible } from './picking'

const move = (text: string): Move => ({ move: text, id: 'x', values: { cells: { cells: ['f5', 'f6'] } } }) as unknown as Move
const KEEPS = ['keep', 'keep 4', 'keep 4 4', 'keep 1', 'keep 1 4'].map(move)
const LAYS = ['play G7 B7', 'play G7 P1'].map(move)
const PARTS = ['1', '4', '4', '6', 'G7', 'B7', 'P1', 'f5', 'f6'].map((part, n) => ({ key: `0.${n}`, part }))

describe('the pieces that are tapped', () => {
  it('are the parts that moves name', () => {
    expect(partsOf([KEEPS[4]!, LAYS[0]!, move('mark f5'), move('take green')], PARTS)).toEqual([['1', '4'], ['G7', 'B7'], ['f5'], []])
  })

  it('mean the moves that name just these, in any order and as often', () => {
    expect(meant(LAYS, ['B7', 'G7'], PARTS)).toEqual([LAYS[0]])
    expect(meant(KEEPS, ['4', '4'], PARTS)).toEqual([KEEPS[2]])
    expect(meant(KEEPS, [], PARTS)).toEqual([KEEPS[0]])
    expect(meant(LAYS, ['G7'], PARTS)).toEqual([])
  })

  it('leave what can be tapped next', () => {
    expect(possible(LAYS, ['G7'], PARTS)).toEqual(new Set(['B7', 'P1']))
    expect(possible(LAYS, ['B7', 'P1'], PARTS)).toEqual(new Set())
    expect(possible(KEEPS, [], PARTS)).toEqual(new Set(['4', '1']))
    expect(possible(KEEPS, ['4'], PARTS)).toEqual(new Set(['4', '1']))
    expect(possible(KEEPS, ['4', '4'], PARTS)).toEqual(new Set())
  })
})
