import { expect, test } from 'vitest'
import { chances, exactly } from './chances'

test.each([1, 2, 3, 4, 5])('of %i dice at least one shows the colour with 1 - (5/6)^n', (dice) => {
  expect(chances(dice, dice).success).toBeCloseTo(1 - (5 / 6) ** dice)
})

test('none, some and too many are everything that can happen', () => {
  for (const dice of [1, 2, 3, 4, 5])
    for (const room of [-2, 0, 1, 2, 6]) {
      const { none, good, tooMany } = chances(dice, room)
      expect(none + good + tooMany).toBeCloseTo(1)
    }
})

test('with room for one more, two more are too many', () => {
  const { good, tooMany } = chances(2, 1)
  expect(good).toBeCloseTo(10 / 36)
  expect(tooMany).toBeCloseTo(1 / 36)
})

test('without room nothing is good', () => {
  expect(chances(3, 0).good).toBe(0)
})

test('every number of hits together is certain', () => {
  expect([0, 1, 2, 3, 4, 5].reduce((sum, hits) => sum + exactly(hits, 5), 0)).toBeCloseTo(1)
})
