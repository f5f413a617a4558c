import { beforeEach, expect, test, vi } from 'vitest'
import '../net/pretending.testing'
import type { Step } from '../net/types'
import { settings } from '../settings.svelte'
import { Past } from './past.svelte'

const step = (weight: number): Step => ({ move: 0, actor: null, text: null, events: [{ event: 'x' }], told: [{ kind: 'x', weight, sentences: [], at: 0 }], view: {}, shown: {} }) as unknown as Step
const PACE = 700

let past: Past
beforeEach(() => {
  settings.speed = 1
  past = new Past([1, 2, 1, 1, 2, 1].map(step), () => PACE)
})

test('parts begin where the game tells so', () => {
  expect(past.chapters.map(({ step }) => step)).toEqual([1, 4])
  past.go(3)
  expect([past.chapterBefore?.step, past.chapterAfter?.step]).toEqual([1, 4])
  past.goToChapter(past.chapterBefore)
  expect(past.index).toBe(1)
  past.goToChapter(past.chapterBefore)
  expect(past.index).toBe(1)
})

test('twice the speed shows twice as much', () => {
  const shownAfter = (speed: number) => {
    settings.speed = speed
    past.go(0)
    past.toggle()
    vi.advanceTimersByTime(2400)
    past.pause()
    return past.index
  }
  expect([shownAfter(1), shownAfter(2), shownAfter(0.5)]).toEqual([3, 5, 1])
})
