import { expect, test, vi } from 'vitest'
import type { Event } from '@frame/games/face'
import type { Sentence } from '@frame/words/words.svelte'
import { flightsOf } from './flights'
import { isFresh, recapOf } from './recap'
import { story } from './story'
import type { Position } from './view'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

const NAMES = ['Ada', 'Ben', 'Cleo']
const seat = { money: [], tokens: 3, duels: 0, dice: null, keep: null, table: null, wealth: 15000 }
const BEFORE = {
  players: 3, round: 1, phase: 'extra', actors: [2], throw: 4, roller: null, reserve: 11, deck: 20, asked: [], paid: [], queue: [],
  tables: { A: ['30000', 'tokens'], C: ['duel'] }, duel: null, winners: [],
  seats: [
    { ...seat, dice: [2, 4, 4, 4, 6], table: 'A' },
    { ...seat, dice: [1, 3, 3, 4, 6], table: 'A' },
    { ...seat, dice: [1, 2, 3, 4, 6], table: 'C' },
  ],
} as unknown as Position

const CLEARING: Event[] = [
  { event: 'passed', seat: 2, duel: false },
  { event: 'cleared', seat: 0, table: 'A', dice: [2, 4, 4, 4, 6], hand: 'three of a kind' },
  { event: 'got-money', seat: 0, card: '30000' },
  { event: 'got-tokens', seat: 0, gained: 2, tokens: 5 },
  { event: 'stayed', table: 'C', cards: 1 },
  { event: 'round', round: 2 },
  { event: 'laid', card: '15000', table: 'A' },
  { event: 'laid', card: 'duel', table: 'C' },
  { event: 'threw', seat: 0, throw: 1 },
]

const SHOWN: Event[] = [
  { event: 'showed', seat: 0, table: 'A', dice: [2, 4, 4, 4, 6], hand: 'three of a kind' },
  { event: 'showed', seat: 1, table: 'A', dice: [1, 3, 3, 4, 6], hand: 'pair' },
  { event: 'showed', seat: 2, table: 'C', dice: [1, 2, 3, 4, 6], hand: 'small straight' },
]

const ids = (sentence: Sentence): string[] =>
  sentence.id === 'web-cincinnati-then' ? [...ids(sentence.values!.first as Sentence), ...ids(sentence.values!.next as Sentence)] : [sentence.id]
const told = (events: Event[]) => story(events, NAMES).map(({ at, sentence }) => [at, ...ids(sentence)])

test('clearing is told with its spoils and who was beaten, a round with its cards', () => {
  expect(told([...SHOWN, ...CLEARING])).toEqual([
    [0, 'cincinnati-event-showed'],
    [1, 'cincinnati-event-showed'],
    [2, 'cincinnati-event-showed'],
    [3, 'cincinnati-event-passed'],
    [4, 'cincinnati-event-cleared', 'cincinnati-beaten'],
    [7, 'cincinnati-event-stayed'],
    [8, 'cincinnati-event-round', 'cincinnati-event-laid', 'cincinnati-event-laid'],
  ])
})

test('a hand is named by its sum at Caesar’s, and by the ranking elsewhere', () => {
  const hands = story(SHOWN, NAMES).map(({ sentence }) => (sentence.values!.hand as Sentence).id)
  expect(hands).toEqual(['cincinnati-hand', 'cincinnati-hand', 'cincinnati-sum'])
})

test('equal dice in a duel are explained', () => {
  const duel: Event[] = [
    { event: 'challenged', seat: 0, opponent: 1 },
    { event: 'duel-threw', seat: 0, throw: 1, dice: [1, 1, 1, 1, 1], hand: 'five of a kind' },
    { event: 'duel-threw', seat: 1, throw: 1, dice: [1, 1, 1, 1, 1], hand: 'five of a kind' },
    { event: 'duel-won', seat: 1, as: 'opponent', dice: [1, 1, 1, 1, 1], hand: 'five of a kind' },
  ]
  const last = story(duel, NAMES).at(-1)!.sentence
  expect(ids(last)).toEqual(['cincinnati-event-duel-won', 'cincinnati-equal-dice'])
  expect((last.values!.first as Sentence).values!.outcome).toBe('opponent')
})

test('secrets of others are not told', () => {
  expect(told([{ event: 'chose', seat: 1 }, { event: 'threw', seat: 1, throw: 1 }, { event: 'decided', seat: 1 }])).toEqual([])
})

const ROUND: Event[] = [
  { event: 'round', round: 1 },
  ...BEFORE.seats.map(({ dice, table }, seat) => ({ event: 'showed', seat, table, dice })),
]

test('the recap keeps what each table brought until the next choices are shown', () => {
  const recap = recapOf([...ROUND, ...CLEARING])!
  expect(recap.round).toBe(1)
  expect(recap.tables).toMatchObject([
    { letter: 'A', winner: { seat: 0 }, others: [{ seat: 1, dice: [1, 3, 3, 4, 6] }], spoils: ['30000', 'tokens'], gained: 2 },
    { letter: 'C', winner: null, others: [{ seat: 2 }], stayed: 1 },
  ])
  const choosing = { ...BEFORE, round: 2, phase: 'choose' } as Position
  expect(isFresh(recap, choosing)).toBe(true)
  expect(isFresh(recap, { ...choosing, phase: 'keep' })).toBe(false)
})

test('a duel goes into the recap of its round', () => {
  const duel: Event[] = [
    { event: 'challenged', seat: 0, opponent: 1 },
    { event: 'duel-threw', seat: 0, throw: 1, dice: [1, 2, 4, 4, 4] },
    { event: 'duel-threw', seat: 1, throw: 1, dice: [1, 5, 5, 6, 6] },
    { event: 'duel-won', seat: 0, as: 'owner', dice: [1, 2, 4, 4, 4] },
    { event: 'took', seat: 0, opponent: 1, card: '25000' },
  ]
  const recap = recapOf([...ROUND, ...CLEARING.slice(0, 5), ...duel])!
  expect(recap.tables).toHaveLength(2)
  expect(recap.duels).toMatchObject([{ winner: 0, owner: 0, took: 25000, hands: [{ seat: 0 }, { seat: 1, dice: [1, 5, 5, 6, 6] }] }])
})

test('cards travel table by table, those of the next round last', () => {
  const flights = flightsOf({ number: 1, events: CLEARING, before: BEFORE as never })
  expect(flights.map(({ thing, from, to }) => [thing, from, to])).toEqual([
    ['30000', 'table-A', 'seat-0'],
    ['token', 'reserve', 'seat-0'],
    ['15000', 'deck', 'table-A'],
    ['duel', 'deck', 'table-C'],
  ])
  const delays = flights.map(({ delay }) => delay)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
})
