import { expect, test } from 'vitest'
import { after, FEWEST, isDue, rateOf, ratesByKind, type Known } from './spacing'

const DAY = 24 * 60 * 60 * 1000
const errors = (kind: string, decisions: number, lost: number, squares: number) => ({ seat: 0, kind, decisions, lost, squares })

test('what is solved comes again at growing distances', () => {
  let [known, now]: [Known, number] = [{ solved: 0, due: 0 }, 1000]
  const distances = Array.from({ length: 9 }, () => {
    known = after(known, true, now)
    const distance = known.due - now
    now = known.due
    return distance / DAY
  })
  expect(distances[0]).toBe(1)
  for (const [place, distance] of distances.slice(1, 7).entries()) expect(distance).toBeGreaterThan(2 * distances[place]!)
  expect(distances.at(-1)).toBe(distances.at(-2))
})

test('what is not solved begins anew, and comes again soon', () => {
  const known = after({ solved: 4, due: 0 }, false, 1000)
  expect(known.solved).toBe(0)
  expect([isDue(known, 1000), isDue(known, 1000 + DAY / 24)]).toEqual([false, true])
})

test('an error rate is told with its interval, and not of few decisions', () => {
  expect(rateOf([errors('keep', FEWEST - 1, 0.5, 0.1)])).toEqual({ decisions: FEWEST - 1, lost: null })
  const { decisions, lost } = rateOf([errors('keep', 60, 0.6, 0.06), errors('pay', 40, 0.4, 0.04)])
  expect(decisions).toBe(100)
  expect(lost![0]).toBeCloseTo(10)
  expect(lost![1]).toBeCloseTo(1.96 * 1000 * Math.sqrt((0.001 - 0.0001) / 100))
  expect(rateOf([errors('keep', 50, 0, 0)]).lost).toEqual([0, 0])
})

test('what cost most comes first', () => {
  const rates = ratesByKind([errors('keep', 60, 0.1, 0.01), errors('pass', 40, 0.4, 0.04), errors('keep', 60, 0.1, 0.01)])
  expect(rates.map(({ kind, decisions }) => [kind, decisions])).toEqual([['pass', 40], ['keep', 120]])
})
