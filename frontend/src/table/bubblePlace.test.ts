import { expect, test } from 'vitest'
import { overlap, placeBubble } from './bubblePlace'

const WINDOW = { width: 390, height: 844 }
const BUBBLE = { width: 350, height: 180 }

test.each([
  ['at the top', { left: 8, top: 60, width: 300, height: 200 }],
  ['at the bottom', { left: 8, top: 600, width: 374, height: 240 }],
  ['over much of the middle', { left: 8, top: 200, width: 374, height: 420 }],
])('a bubble lies beside a thing %s', (_, thing) => {
  expect(overlap(thing, { ...placeBubble(thing, BUBBLE, WINDOW), ...BUBBLE })).toBe(0)
})

test('beside a high thing in a wide window', () => {
  const thing = { left: 20, top: 0, width: 400, height: 650 }
  const place = placeBubble(thing, BUBBLE, { width: 1366, height: 650 })
  expect([place.left, overlap(thing, { ...place, ...BUBBLE })]).toEqual([434, 0])
})

test('where nothing is free it hides as little as it can', () => {
  const thing = { left: 0, top: 100, width: 390, height: 744 }
  expect(placeBubble(thing, BUBBLE, WINDOW).top).toBe(8)
})
