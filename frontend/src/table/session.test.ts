import { Socket, stateOf, tableWith } from '../net/pretending.testing'
import { describe, expect, test, vi } from 'vitest'
import * as mine from '../net/mine'
import { sealOf } from '../replay/seals'
import { Session } from './session.svelte'

const OWN = { token: 'secret', name: 'Anna', text: 'heads', hash: 'h', seat: 0 }
const ASKED = { ...OWN, number: 1 }
const dice = (more: object) => tableWith({ dice: { hash: 'h', seals: [sealOf('heads'), ''], texts: [null, ''], opening: true, seed: null, ...more } })
const asking = (more: object = {}) => tableWith({ asking: [{ number: 1, seat: 0, name: 'Anna', agreed: [] }], ...more })

function sat(own: mine.Own | null = OWN) {
  const unseated = vi.fn()
  const session = new Session('t1', own, unseated)
  Socket.last.open()
  return { session, unseated }
}
const OPEN = { type: 'open', text: 'heads' }
const opened = () => Socket.last.sent.filter(({ type }) => type === 'open')

describe('opening the text', () => {
  test('when everybody sits, until it is heard', () => {
    sat()
    Socket.last.hear(stateOf(dice({ opening: false }), 0))
    expect(opened()).toEqual([])
    Socket.last.hear({ type: 'update', seq: 2, table: dice({}) })
    Socket.last.hear({ type: 'update', seq: 3, table: dice({}) })
    expect(opened()).toEqual([OPEN, OPEN])
    Socket.last.hear({ type: 'update', seq: 4, table: dice({ texts: ['heads', ''] }) })
    expect(opened()).toHaveLength(2)
    Socket.last.end(1006)
    vi.advanceTimersByTime(5000)
    Socket.last.open().hear(stateOf(dice({}), 0))
    expect(opened()).toHaveLength(1)
  })

  test('once more after a refusal', () => {
    sat()
    Socket.last.hear(stateOf(dice({}), 0))
    Socket.last.hear({ type: 'refused', id: null, code: 'not-saved', sentence: 'Not saved.' })
    vi.advanceTimersByTime(2000)
    expect(opened()).toEqual([OPEN, OPEN])
  })

  test('that it was opened twice is nobody’s trouble', () => {
    const { session } = sat()
    Socket.last.hear(stateOf(dice({}), 0))
    Socket.last.hear({ type: 'refused', id: null, code: 'begun', sentence: 'The game has begun already.' })
    expect(session.refusal).toBeNull()
  })

  test('the seals of all are kept before', () => {
    mine.keepSeat(tableWith(), 0, OWN)
    sat()
    const [send, atThatTime] = [vi.spyOn(Socket.last, 'send'), [] as unknown[]]
    send.mockImplementation(() => void atThatTime.push(mine.find('t1')!.seats[0]!.seals))
    Socket.last.hear(stateOf(dice({}), 0))
    Socket.last.hear({ type: 'update', seq: 2, table: dice({ seals: [sealOf('heads'), sealOf('made up')] }) })
    expect(atThatTime).toEqual([[sealOf('heads'), ''], [sealOf('heads'), '']])
  })

  test.each([
    ['the seal is not of this text', { seals: [sealOf('tails'), ''] }],
    ['it is open already', { texts: ['heads', ''] }],
    ['others may still come', { opening: false }],
  ])('not when %s', (_, more) => {
    sat()
    Socket.last.hear(stateOf(dice(more), 0))
    expect(opened()).toEqual([])
  })
})

describe('asking for a seat', () => {
  test('the others agree: the seat is kept, with its text', () => {
    mine.keepAsked(tableWith(), ASKED)
    const { session, unseated } = sat(ASKED)
    Socket.last.hear(stateOf(asking(), null))
    expect(session.isWaiting).toBe(true)
    const seats = [{ kind: 'person', name: 'Anna' }, { kind: 'open', name: null }]
    Socket.last.end(1012)
    vi.advanceTimersByTime(300)
    Socket.last.open().hear(stateOf(tableWith({ seats }), 0))
    expect(session.isWaiting).toBe(false)
    expect(mine.find('t1')).toMatchObject({ asked: [], seats: { 0: { token: 'secret', text: 'heads' } } })
    expect(unseated).not.toHaveBeenCalled()
  })

  test('with the last one who is admitted the texts are opened', () => {
    sat(ASKED)
    Socket.last.hear(stateOf(dice({}), 0))
    expect(opened()).toEqual([{ type: 'open', text: 'heads' }])
  })

  test('in a game that runs no text of the new player is in the dice', () => {
    mine.keepAsked(tableWith(), ASKED)
    sat(ASKED)
    Socket.last.hear(stateOf(tableWith({ phase: 'playing' }), 0))
    expect(mine.find('t1')!.seats[0]).toEqual({ token: 'secret', name: 'Anna', hash: 'h' })
  })

  test('the others do not agree: it watches on', () => {
    const { session, unseated } = sat(ASKED)
    Socket.last.hear(stateOf(asking(), null))
    Socket.last.end(1012)
    vi.advanceTimersByTime(300)
    Socket.last.open().refuse('bad-token')
    expect(unseated).toHaveBeenCalledWith(ASKED)
    expect(session.own).toBeNull()
    expect(Socket.last.open().sent[0]).not.toHaveProperty('token')
  })
})

test('a seat that was taken away is given up, and the table watched on', () => {
  const { session, unseated } = sat()
  Socket.last.hear(stateOf(tableWith(), 0))
  Socket.last.end(1012)
  vi.advanceTimersByTime(300)
  Socket.last.open().refuse('bad-token')
  expect(unseated).toHaveBeenCalledWith(OWN)
  Socket.last.open().hear(stateOf(tableWith(), null))
  expect([session.seat, session.own, session.refusal]).toEqual([null, null, null])
})

test('how many watch is kept up to date', () => {
  const { session } = sat()
  Socket.last.hear(stateOf(tableWith(), 0))
  Socket.last.hear({ type: 'here', here: [true, false], watching: 3 })
  expect(session.table).toMatchObject({ watching: 3, seats: [{ here: true }, { here: false }] })
})

describe('what is told', () => {
  const told = (at: number, kind = 'laid') => ({ kind, weight: 1, sentences: [{ id: 'web-over', values: {} }], at })
  const shown = (details: string) => ({ question: [], figures: [], details, standing: null })
  const playing = (more: object) => ({ ...stateOf(tableWith({ phase: 'playing' }), 0), view: { actors: [], winners: [] }, ...more })
  const event = { event: 'laid', seat: 1 }

  test('is appended, and counts the events of the whole game', () => {
    const { session } = sat()
    Socket.last.hear(playing({ events: [event, event], told: [told(1, 'hand')], shown: shown('first') }))
    expect([session.told.map(({ at }) => at), session.shown?.details]).toEqual([[1], 'first'])
    const move = { move: 'buy 0', id: 'twins-move-buy', values: {} }
    Socket.last.hear({ type: 'update', seq: 2, view: { actors: [0], winners: [] }, events: [event, event], told: [told(0), told(1)], shown: shown('next'), legal: ['buy 0'], moves: [move] })
    expect(session.told.map(({ at, kind }) => [at, kind])).toEqual([[1, 'hand'], [2, 'laid'], [3, 'laid']])
    expect([session.shown?.details, session.moves]).toEqual(['next', [move]])
    Socket.last.hear(playing({ seq: 3, from: 2, events: [event], told: [told(0, 'ended')], shown: shown('last') }))
    expect(session.told.map(({ at }) => at)).toEqual([1, 2, 3, 4])
    expect([session.moves, session.events.length]).toEqual([[], 5])
  })

  test('begins anew when everything is told', () => {
    const { session } = sat()
    Socket.last.hear(playing({ events: [event, event], told: [told(1)], shown: shown('') }))
    Socket.last.hear(playing({ seq: 2, events: [event], told: [told(0, 'hand')], shown: shown('') }))
    expect(session.told).toEqual([told(0, 'hand')])
    expect(session.events).toEqual([event])
  })
})
