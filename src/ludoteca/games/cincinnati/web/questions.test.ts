import { expect, test, vi } from 'vitest'
import type { Draft, Moment } from '@frame/games/face'
import { ranked, tieBreak } from './ending'
import { guide } from './guide'
import { buttons, move, question, whyNot } from './questions'
import type { Position } from './view'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

const NAMES = ['Ada', 'Ben', 'Cleo']
const seat = { money: [] as number[], tokens: 2, duels: 0, dice: [1, 4, 4, 5, 6], keep: null, table: 'A', wealth: 10000 }
const POSITION = {
  players: 3, round: 3, phase: 'keep', actors: [0], throw: 2, roller: null, reserve: 11, deck: 20, asked: [], paid: [], queue: [],
  tables: { A: ['30000'], C: ['duel'] }, duel: null, winners: [], seats: [seat, { ...seat, money: [30000, 15000] }, seat],
} as unknown as Position

const at = (change: Partial<Position>, legal: string[] = ['keep'], who: number | null = 0) => ({
  view: { ...POSITION, ...change } as never, legal, seat: who, names: NAMES, options: {},
}) as unknown as Moment

/** What is tapped; the table's own draft is reactive. */
function draftOf(...picked: string[]): Draft {
  return {
    picked,
    has: (thing: string) => picked.includes(thing),
    set: (things: readonly string[]) => picked.splice(0, picked.length, ...things),
    clear: () => picked.splice(0),
  } as unknown as Draft
}

test('each phase asks its own question, and says what is waited for', () => {
  expect(question(at({ phase: 'choose' })).id).toBe('cincinnati-ask-choose')
  expect(question(at({}))).toEqual({ id: 'cincinnati-ask-keep', values: { throws: 2, letter: 'A' } })
  expect(question(at({ throw: 5 }))).toMatchObject({ values: { throws: 1 } })
  expect(question(at({ phase: 'extra' }))).toMatchObject({ id: 'cincinnati-ask-extra', values: { tokens: 2 } })
  expect(question(at({ actors: [1] }, [])).id).toBe('cincinnati-wait-keep')
  expect(question(at({ phase: 'choose', actors: [1] })).id).toBe('cincinnati-ready-choose')
  expect(question(at({ phase: 'end', actors: [], winners: [1] }, [])).id).toBe('cincinnati-event-ended')
})

test('in a duel the rivals are named', () => {
  const duel = { owner: 0, table: null, order: [0, 2], dice: [[1, 1, 2, 2, 3], [1, 2, 3, 4, 6]], throws: [1, 1] }
  const asked = question(at({ duel, throw: null }))
  expect(asked).toMatchObject({ id: 'cincinnati-ask-keep-duel', values: { throws: 2 } })
  expect(asked.values!.players).toHaveLength(1)
})

test('the dice that are tapped are kept, in the notation of the rules', () => {
  expect(buttons(at({}), draftOf('2', '1'))[0]).toMatchObject({ move: 'keep 4 4', main: true, sentence: { values: { count: 3 } } })
  expect(buttons(at({}), draftOf())[0]).toMatchObject({ move: 'keep', main: false })
  const draft = draftOf()
  buttons(at({}), draft)[1]!.action!()
  expect(buttons(at({}), draft)[0]).toMatchObject({ move: 'keep 1 4 4 5 6' })
})

test('a table or an opponent is picked before it is sent', () => {
  const choose = at({ phase: 'choose' }, ['table A', 'table C'])
  expect(buttons(choose, draftOf())[0]!.reason?.id).toBe('web-cincinnati-go-first')
  expect(buttons(choose, draftOf('table C'))[0]).toMatchObject({ move: 'table C', main: true })
  const challenge = at({ phase: 'challenge' }, ['duel 1', 'duel 2'])
  expect(buttons(challenge, draftOf('duel 2'))[0]).toMatchObject({ move: 'duel 2', sentence: { values: { name: 'Cleo', prize: 0 } } })
})

test('nobody who only waits or watches has buttons', () => {
  expect(buttons(at({}, []), draftOf())).toEqual([])
  expect(buttons(at({}, [], null), draftOf())).toEqual([])
})

test('moves in words', () => {
  expect(move('keep 4 4', at({}))).toMatchObject({ id: 'web-cincinnati-keep', values: { count: 2 } })
  expect(move('keep', at({}))).toMatchObject({ values: { count: 0 } })
  expect(move('table C', at({}))).toMatchObject({ values: { letter: 'C' } })
  expect(move('pay', at({}))).toMatchObject({ values: { left: 1 } })
})

test('whatever is clicked in vain has a reason', () => {
  expect(whyNot(at({}, [], null), 'die').id).toBe('cincinnati-why-watching')
  expect(whyNot(at({ actors: [1] }, []), 'die').id).toBe('cincinnati-why-not-awaited')
  expect(whyNot(at({ phase: 'choose' }), 'die')).toEqual({ id: 'cincinnati-why-die', values: { phase: 'choose' } })
  expect(whyNot(at({}), 'table')).toMatchObject({ id: 'cincinnati-why-table', values: { phase: 'keep' } })
})

test('the guide points at things only when something is asked', () => {
  expect(guide(at({ actors: [1] }, []))).toEqual([])
  const targets = guide(at({ phase: 'choose' })).map(({ target }) => target)
  expect(targets).toContain('[data-place="table-C"]')
  expect(targets).not.toContain('[data-place="table-B"]')
})

test('C58: wealth, then the higher cards, then a shared victory', () => {
  const rich = (...money: number[]) => ({ ...seat, money, wealth: 60000 })
  const end = { ...POSITION, seats: [rich(30000, 30000), rich(35000, 25000), { ...seat, wealth: 65000 }] } as Position
  expect(ranked(end)).toEqual([{ seat: 2, place: 1 }, { seat: 1, place: 2 }, { seat: 0, place: 3 }])
  expect(tieBreak(end, NAMES)).toEqual([])
  const tied = { ...POSITION, seats: [rich(30000, 30000), rich(35000, 25000)] } as Position
  expect(tieBreak(tied, NAMES).map(({ id }) => id)).toEqual(['cincinnati-end-tied'])
  const alike = { ...POSITION, seats: [rich(30000), rich(30000)] } as Position
  expect(ranked(alike).map(({ place }) => place)).toEqual([1, 1])
  expect(tieBreak(alike, NAMES).map(({ id }) => id)).toEqual(['cincinnati-end-alike'])
})
