import { beforeEach, expect, test } from 'vitest'
import type { Afterwards } from '../net/types'
import { answer, cardsOf, dueNow, forgetAll, playedByGame, remember } from './training'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) },
})
beforeEach(() => kept.clear())

const lesson = (number: number, seat: number) => ({ number, seat, kind: 'keep', move: 'a', better: 'b', loss: [0.1, 0.02], choices: [], reason: null, view: {}, shown: {}, legal: [], moves: [] })
const found = (version = 1): Afterwards =>
  ({
    judge: { bot: 'medium', version, deals: 8, compiled: true },
    errors: [{ seat: 0, kind: 'keep', decisions: 40, lost: 0.2, squares: 0.02 }, { seat: 1, kind: 'keep', decisions: 40, lost: 0, squares: 0 }],
    lessons: [lesson(7, 0), lesson(9, 1), lesson(12, 0)],
    balances: [{ points: [30, 5, -7, 2, 70], around: [], result: 100 }, { points: [30, 0, 0, 0, -30], around: [], result: 0 }],
  }) as unknown as Afterwards
const mine = (id: string, from = 0) => ({ id, from, game: 'twins', seat: 0, names: ['Anna', 'Bruno'], options: {} })

test('of a game one’s own part is kept, once, and its mistakes become exercises', () => {
  remember(mine('t1'), found(), 1000)
  answer('t1/7', Object.fromEntries(cardsOf('twins'))['t1/7']!, true, 2000)
  remember(mine('t1'), found(), 3000)
  const [played] = playedByGame().get('twins')!
  expect(playedByGame().get('twins')).toHaveLength(1)
  expect([played!.luck, played!.result, played!.at, played!.errors.length]).toEqual([-2, 100, 1000, 1])
  expect(cardsOf(null).map(([id]) => id).sort()).toEqual(['t1/12', 't1/7'])
  expect(dueNow('twins', 4000).map(([id]) => id)).toEqual(['t1/12'])
  expect(dueNow('diceland', 4000)).toEqual([])
})

test('figures of two judges are not mixed, and all can be forgotten', () => {
  remember(mine('t1'), found(1), 1000)
  remember(mine('t2'), found(2), 2000)
  expect(playedByGame().get('twins')!.map(({ id }) => id)).toEqual(['t2'])
  forgetAll()
  expect([playedByGame().size, cardsOf(null).length]).toEqual([0, 0])
})

test('of a game that went on from another one only one’s own mistakes are kept', () => {
  remember(mine('t1', 10), found(), 1000)
  expect([playedByGame().size, cardsOf(null).map(([id]) => id)]).toEqual([0, ['t1/12']])
})

test('of very many exercises those that are known best are forgotten', () => {
  for (let game = 0; game < 80; game++) remember(mine(`t${game}`), found(), game)
  expect(cardsOf(null)).toHaveLength(150)
})
