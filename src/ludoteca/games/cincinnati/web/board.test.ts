import '@frame/words/speaking.testing'
import '@frame/words/kinds'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Event, Moment, Move, Told } from '@frame/games/face'
import { Draft } from '@frame/table/draft.svelte'
import { speak, tell, tellAll } from '@frame/words/words.svelte'
import { buttons } from './buttons'
import { face } from './face'
import { flightsOf } from './flights'
import { guide } from './guide'
import { fallen } from './motion'
import { recapOf } from './recap'
import { marked } from './view'

beforeEach(() => speak('en'))

const NAMES = ['Ada', 'Ben', 'Cleo']
const DICE = [1, 4, 4, 5, 6]
const keep = (...dice: number[]): Move => ({ move: ['keep', ...dice].join(' '), id: 'cincinnati-move-keep', values: { thrown: 5 - dice.length } })
const table = (letter: string): Move => ({ move: `table ${letter}`, id: 'cincinnati-move-table', values: { letter } })
const duel = (seat: number, why?: Move['why']): Move => ({ move: `duel ${seat}`, id: 'cincinnati-move-challenge', values: { name: { seat }, prize: 0 }, ...(why && { why }) })
const KEEPS = [keep(4, 4), keep(), keep(...DICE)]

function moment(phase: string, moves: Move[], view: object = {}, details: object = {}): Moment {
  const seats = NAMES.map(() => ({ money: [], tokens: 2, duels: 0, dice: DICE, keep: null, table: 'A', wealth: 10000 }))
  const tables = ['A', 'C'].map((letter) => ({ letter, cards: [], visitors: [], shared: false, contested: false, chosen: false }))
  const shown = { question: [], figures: [], standing: null, details: { tables, ...details } }
  return { view: { phase, actors: [0], seats, duel: null, ...view }, legal: [], moves, seat: 0, names: NAMES, reader: null, options: {}, shown }
}

function picking(...things: string[]): Draft {
  const draft = new Draft()
  draft.set(things)
  return draft
}

describe('buttons', () => {
  it('send the dice that are tapped, as the moves name them', () => {
    const at = moment('keep', KEEPS)
    expect(buttons(at, picking('2', '1'))[0]).toMatchObject({ move: 'keep 4 4', main: true, sentence: { values: { count: 3 } } })
    expect(buttons(at, picking())[0]).toMatchObject({ move: 'keep', main: false, sentence: { values: { count: 5 } } })
    const draft = new Draft()
    buttons(at, draft)[1]!.action!()
    expect(buttons(at, draft)[0]).toMatchObject({ move: 'keep 1 4 4 5 6' })
  })

  it('send the dice of a duel while one is fought', () => {
    const fight = { order: [2, 0], dice: [[1, 1, 1, 1, 1], [4, 4, 5, 6, 6]] }
    expect(buttons(moment('keep', KEEPS, { duel: fight }), picking('0', '1'))[0]).toMatchObject({ move: 'keep 4 4' })
  })

  it('send a table or an opponent when it is picked', () => {
    const choose = moment('choose', [table('A'), table('C')])
    expect(buttons(choose, picking())[0]!.reason?.id).toBe('web-cincinnati-go-first')
    expect(buttons(choose, picking('table C'))[0]).toMatchObject({ move: 'table C', main: true })
    const challenge = moment('challenge', [duel(0, { id: 'cincinnati-why-seat', values: {} }), duel(1), duel(2)])
    expect(buttons(challenge, picking('duel 0'))[0]!.reason?.id).toBe('web-cincinnati-challenge-first')
    expect(tell(buttons(challenge, picking('duel 2'))[0]!.sentence, NAMES)).toBe('Challenge Cleo (no money card)')
  })

  it('are the answers to the question for one more throw', () => {
    const pay: Move = { move: 'pay', id: 'cincinnati-move-pay', values: { left: 1 } }
    const pass: Move = { move: 'pass', id: 'cincinnati-move-pass', values: {} }
    expect(buttons(moment('extra', [pay, pass]), picking()).map(({ move }) => move)).toEqual(['pay', 'pass'])
  })

  it('are not there for who waits, nor for a table that is chosen', () => {
    expect(buttons(moment('keep', []), picking())).toEqual([])
    const chosen = moment('choose', [table('A')], {}, { tables: [{ letter: 'A', chosen: true }] })
    expect(buttons(chosen, picking())).toEqual([])
  })
})

describe('the recap', () => {
  const hand = { id: 'cincinnati-hand', values: { hand: 'pair' } }
  const player = (seat: number, dice: number[]) => ({ id: 'cincinnati-player-with-hand', values: { name: { seat }, hand, dice: { dice } } })
  const round = (number: number) => ({ kind: 'round', sentences: [{ id: 'cincinnati-event-round', values: { round: number } }] })
  const none = { id: 'cincinnati-event-got-tokens', values: { gained: 0 } }
  const first = player(0, [2, 4, 4, 4, 6]).values
  const told = [
    round(1),
    { kind: 'stayed', sentences: [{ id: 'cincinnati-event-stayed', values: { letter: 'A', visitors: 0, cards: 1 } }] },
    round(2),
    { kind: 'cleared', sentences: [
      { id: 'cincinnati-event-cleared', values: { ...first, letter: 'A', spoils: { all: [none] }, cards: { cards: ['30000', 'tokens'] } } },
      { id: 'cincinnati-missed', values: { letter: 'A', players: { all: [player(1, DICE)] } } },
    ] },
    { kind: 'duel-won', sentences: [
      { id: 'cincinnati-event-duel-won', values: { ...first, outcome: 'opponent' } },
      { id: 'cincinnati-beaten', values: { players: { all: [player(2, DICE)] } } },
      { id: 'cincinnati-equal-dice', values: {} },
    ] },
    round(3),
  ] as unknown as Told[]

  it('draws who took which cards with which dice, and says the rest', () => {
    const { tables: [atlantic, ...others] } = recapOf(told, 2)
    expect(others).toEqual([])
    expect(atlantic).toMatchObject({ letter: 'A', winner: { seat: 0, dice: [2, 4, 4, 4, 6] }, cards: ['30000', 'tokens'] })
    expect(tell(atlantic!.sentence, NAMES)).toBe('Ada clears the table: pair.')
    expect(tellAll(atlantic!.sentences, NAMES)).toBe('Without three equal dice: Ben (pair).')
    expect(tell(atlantic!.missing!)).toBe('no tokens (the reserve is empty)')
  })

  it('draws both hands of a duel, the winner first', () => {
    const { duels: [fought] } = recapOf(told, 2)
    expect(fought!.hands.map(({ seat }) => seat)).toEqual([0, 2])
    expect(tellAll(fought!.sentences, NAMES)).toMatch(/^Ada wins the duel: nothing changes hands. Equal dice/)
  })

  it('is of the round that the game names, or of none', () => {
    expect(recapOf(told, 1)).toMatchObject({ tables: [{ letter: 'A', cards: [] }], duels: [] })
    expect(recapOf(told, 1).tables[0]!.winner).toBeUndefined()
    expect(recapOf(told, null)).toEqual({ tables: [], duels: [] })
  })
})

describe('the table', () => {
  it('needs no curtain when the game says that nobody has a secret', () => {
    const { view, shown } = moment('keep', [])
    expect(face.isOpen!(view, { ...shown, details: { open: true } })).toBe(true)
    expect(face.isOpen!(view, { ...shown, details: { open: false } })).toBe(false)
    expect(face.isOpen!(view, null)).toBe(false)
  })

  it('points at things only when something is asked', () => {
    expect(guide(moment('keep', [], { actors: [1] }))).toEqual([])
    const targets = guide(moment('choose', [])).map(({ target }) => target)
    expect(targets).toContain('[data-place="table-C"]')
    expect(targets).not.toContain('[data-place="table-B"]')
  })

  it('marks as many equal dice as are kept, and lets the others fall', () => {
    expect(marked(DICE, [4, 6])).toEqual([false, true, false, false, true])
    const events: Event[] = [{ event: 'kept', seat: 0, keep: [4, 4] }, { event: 'threw', seat: 0, throw: 2 }]
    expect(fallen({ number: 1, events, before: null }, 0, DICE)).toEqual([true, false, false, true, true])
    expect(fallen({ number: 1, events, before: null }, 1, DICE)).toEqual(DICE.map(() => false))
  })

  it('lets cards travel table by table, those of the next round last', () => {
    const events: Event[] = [
      { event: 'cleared', seat: 0, table: 'A' },
      { event: 'got-money', seat: 0, card: '30000' },
      { event: 'got-tokens', seat: 0, gained: 2 },
      { event: 'stayed', table: 'C', cards: 1 },
      { event: 'round', round: 2 },
      { event: 'laid', card: '15000', table: 'A' },
      { event: 'laid', card: 'duel', table: 'C' },
    ]
    const flights = flightsOf({ number: 1, events, before: null })
    expect(flights.map(({ thing, from, to }) => [thing, from, to])).toEqual([
      ['30000', 'table-A', 'seat-0'],
      ['token', 'reserve', 'seat-0'],
      ['15000', 'deck', 'table-A'],
      ['duel', 'deck', 'table-C'],
    ])
    const delays = flights.map(({ delay }) => delay)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  })
})
