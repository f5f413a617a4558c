import { describe, expect, test } from 'vitest'
import type { Happened } from '../net/types'
import { Geometry, WHOLE } from './chart'

const chart = new Geometry({ width: 448, height: 300 }, 200)
const happened = (number: number, seat: number | null, ...change: number[]): Happened => ({ number, seat, sentences: [], change })

describe('the picture of a game', () => {
  test('goes from the first move to the last, from nothing to the whole victory', () => {
    expect([chart.x(0), chart.x(200)]).toEqual([chart.left, chart.right])
    expect([chart.y(0), chart.y(WHOLE)]).toEqual([chart.bottom, chart.top])
    expect(chart.line([[50, 50], [100, 0]], 0)).toBe(`M${chart.x(0)} ${chart.y(50)}L${chart.x(1)} ${chart.y(100)}`)
  })

  test('finds the move below the finger, also beside the picture', () => {
    for (const number of [0, 1, 77, 200]) expect(chart.numberAt(chart.x(number) + 0.4)).toBe(number)
    expect([chart.numberAt(-50), chart.numberAt(9999)]).toEqual([0, 200])
  })

  test('shows luck alone as bars, good luck up and bad luck down', () => {
    const bars = chart.bars([happened(3, null, 20, -20), happened(5, 1, 30, -30), happened(8, null, -10, 10)], 0)
    expect(bars.map(({ number }) => number)).toEqual([3, 8])
    expect(bars[0]!.y + bars[0]!.height).toBeCloseTo(chart.strip.middle)
    expect(bars[1]!.y).toBe(chart.strip.middle)
    expect(bars[0]!.height).toBeCloseTo(2 * bars[1]!.height, 0)
    expect(bars[0]!.height).toBeCloseTo(chart.strip.half, 0)
  })

  test('marks the ends of lines apart, in their order, within the picture', () => {
    for (const shares of [[0, 100, 0, 0], [50, 50], [34, 33, 33]]) {
      const ends = chart.ends(shares)
      const sorted = [...ends].sort((one, other) => one - other)
      sorted.slice(1).forEach((y, place) => expect(y - sorted[place]!).toBeGreaterThanOrEqual(16.9))
      expect(sorted.at(-1)!).toBeLessThan(chart.strip.top)
      expect(ends[shares.indexOf(Math.max(...shares))]).toBe(sorted[0])
    }
  })
})
