import { beforeEach, expect, test, vi } from 'vitest'
import '../net/pretending.testing'
import type { Step } from '../net/types'
import { settings } from '../settings.svelte'
import { ReplaySteps } from './steps.svelte'

const step = (weight: number): Step => ({ move: 0, actor: null, text: null, events: [{ event: 'x' }], told: [{ kind: 'x', weight, sentences: [], at: 0 }], view: {}, shown: {} }) as unknown as Step
const PACE = 700

let past: ReplaySteps
beforeEach(() => {
  settings.speed = 1
  past = new ReplaySteps([1, 2, 1, 1, 2, 1].map(step), () => PACE)
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

test('a step with results is looked at in parts: up to each result, and what comes after the last', () => {
  const large = [{ sentence: { id: 'web-over', values: {} }, yours: {} }]
  const events = ['threw', 'cleared', 'got', 'round'].map((event) => ({ event }))
  const told = [{ at: 0, beat: [] }, { at: 2, beat: large }, { at: 3 }].map((one) => ({ kind: 'x', weight: 1, sentences: [], ...one }))
  const moments = [0, 1].map((told) => ({ told, view: { round: 1 }, shown: { details: told } }))
  const whole = { ...step(1), events, told, moments, view: { round: 2 }, shown: { details: 'next' } } as unknown as Step
  past = new ReplaySteps([step(1), whole, step(1)], () => PACE)
  const seen = () => [past.index, past.view.round, past.shown.details, past.beat.length, past.news.events.map(({ event }) => event).join()]
  const parts = []
  for (let moment = 0; moment < 3; moment += 1) {
    past.goOn()
    parts.push(seen())
  }
  expect(parts).toEqual([[1, 1, 0, 0, 'threw'], [1, 1, 1, 1, 'cleared,got'], [1, 2, 'next', 0, 'round']])
  expect(past.told.map(({ at }) => at)).toEqual([0, 1, 3, 4])
  past.go(1)
  expect(seen()).toEqual([1, 2, 'next', 0, 'round'])
})

test('a result that ends a step stays in sight', () => {
  const large = [{ sentence: { id: 'web-over', values: {} }, yours: {} }]
  const won = { ...step(1), told: [{ ...step(1).told[0]!, beat: large }], moments: [{ told: 0, view: {}, shown: {} }] } as unknown as Step
  past = new ReplaySteps([step(1), won], () => PACE)
  past.go(1)
  expect([past.beat, past.isAtEnd]).toEqual([large, true])
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
