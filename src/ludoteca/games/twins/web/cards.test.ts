import { describe, expect, it } from 'vitest'
import { bestWith, COLOURS, combinationsIn, inOrder, pairOf, placesOf, strength } from './cards'
import { sorted } from './sorting'

const DECK = COLOURS.flatMap((colour) => Array.from({ length: 10 }, (_, n) => `${colour}${n + 1}`))

describe('two cards', () => {
  it('make Twins, Pairs, Colours and Singles as often as the rules say', () => {
    const kinds = DECK.flatMap((one, at) => DECK.slice(at + 1).map((other) => pairOf(one, other).kind))
    const often = (kind: string) => kinds.filter((one) => one === kind).length
    expect(['twins', 'pair', 'colour', 'singles'].map(often)).toEqual([60, 90, 270, 1350])
  })

  it('are ranked by kind, then by value', () => {
    const bestFirst = ['N10 K10', 'B1 Y1', 'G10 B10', 'K1 P1', 'Y9 Y10', 'N1 N2', 'N9 P10', 'G1 B2']
    const strengths = bestFirst.map((cards) => strength(pairOf(...(cards.split(' ') as [string, string]))))
    expect(strengths).toEqual([...strengths].sort((one, other) => other - one))
    expect(new Set(strengths).size).toBe(bestFirst.length)
  })

  it('are tied when kind and value are equal', () => {
    expect(strength(pairOf('N7', 'G7'))).toBe(strength(pairOf('B7', 'P7')))
    expect(strength(pairOf('N4', 'N8'))).toBe(strength(pairOf('P2', 'P10')))
    expect(placesOf([pairOf('N4', 'N8'), null, pairOf('P2', 'P10'), pairOf('B1', 'Y1'), pairOf('G1', 'B2')])).toEqual([2, null, 2, 1, 4])
  })

  it('are listed as the server lists them', () => {
    expect(inOrder(['P1', 'N10', 'B3', 'N2'])).toEqual(['N2', 'N10', 'B3', 'P1'])
    expect(pairOf('B7', 'G7').cards).toEqual(['G7', 'B7'])
  })
})

describe('a hand', () => {
  const hand = ['B3', 'N7', 'P9', 'K2', 'G7', 'P10', 'B7', 'Y1']

  it('is sorted into what it can make: numbers, then colours, then the rest', () => {
    expect(sorted(hand)).toEqual(['N7', 'G7', 'B7', 'P10', 'P9', 'B3', 'K2', 'Y1'])
  })

  it('keeps all its cards, whatever they are', () => {
    for (let start = 0; start < 50; start++) {
      const cards = Array.from({ length: 10 }, (_, n) => DECK[(start * 7 + n * 13) % 60]!)
      expect(inOrder(sorted(cards))).toEqual(inOrder(cards))
    }
  })

  it('tells its combinations, the best first, and no Singles', () => {
    const found = combinationsIn(hand).map(({ kind, cards }) => `${kind} ${cards.join(' ')}`)
    expect(found).toEqual(['twins N7 G7', 'pair N7 B7', 'pair G7 B7', 'colour P9 P10', 'colour B3 B7'])
  })

  it('has a best partner for every card', () => {
    expect(bestWith('B7', hand)).toMatchObject({ kind: 'pair', value: 7 })
    expect(bestWith('Y1', hand)).toMatchObject({ kind: 'singles', value: 11 })
    expect(bestWith('Y1', ['Y1'])).toBeNull()
  })
})
