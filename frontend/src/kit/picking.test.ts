import { describe, expect, it } from 'vitest'
import type { Move } from '../net/types'
import { isPossible, meant, partsOf } from './picking'

const move = (text: string, values: Record<string, unknown>): Move => ({ move: text, id: 'x', values }) as Move
const KEEPS = [[], [4], [4, 4], [1], [1, 4]].map((dice) => move(`keep ${dice.join(' ')}`.trim(), { dice: { dice }, chance: { percent: 0.5 } }))
const LAYS = [['G7', 'B7'], ['G7', 'P1']].map((cards) => move(`play ${cards.join(' ')}`, { cards: { cards }, kind: 'pair' }))

describe('the pieces that are tapped', () => {
  it('are the parts that moves name', () => {
    expect(partsOf(KEEPS[4]!)).toEqual(['1', '4'])
    expect(partsOf(LAYS[0]!)).toEqual(['G7', 'B7'])
    expect(partsOf(move('mark f5', { cells: { cells: ['f5'] } }))).toEqual(['f5'])
    expect(partsOf(move('pass', {}))).toEqual([])
  })

  it('mean the moves that name just these, in any order and as often', () => {
    expect(meant(LAYS, ['B7', 'G7'])).toEqual([LAYS[0]])
    expect(meant(KEEPS, ['4', '4'])).toEqual([KEEPS[2]])
    expect(meant(KEEPS, [])).toEqual([KEEPS[0]])
    expect(meant(LAYS, ['G7'])).toEqual([])
  })

  it('can become a move, or cannot', () => {
    expect(isPossible(LAYS, ['G7'])).toBe(true)
    expect(isPossible(LAYS, ['B7', 'P1'])).toBe(false)
    expect(isPossible(KEEPS, ['4', '4'])).toBe(true)
    expect(isPossible(KEEPS, ['4', '4', '4'])).toBe(false)
  })
})
