import { Socket, stateOf, tableWith } from '../net/pretending.testing'
import { expect, test, vi } from 'vitest'
import { set, type Pace } from '../settings.svelte'
import { piecesOf } from './beats.svelte'
import { Session } from './session.svelte'

const shown = (details: string) => ({ question: [], figures: [], details, standing: null })
const view = (round: number) => ({ actors: [0], winners: [], round })
const large = { sentence: { id: 'web-over', values: {} }, yours: {} }
const told = (at: number, beat?: object[]) => ({ kind: 'cleared', weight: 1, sentences: [], at, ...(beat && { beat }) })
const events = ['threw', 'cleared', 'got', 'round'].map((event) => ({ event }))
/** A throw and a result that belong to round 1, in an update that ends in round 2. */
const update: any = {
  type: 'update',
  seq: 2,
  events,
  told: [told(0, []), told(2, [large]), told(3)],
  moments: [{ told: 0, view: view(1), shown: shown('thrown') }, { told: 1, view: view(1), shown: shown('cleared') }],
  view: view(2),
  shown: shown('next'),
  legal: ['roll'],
  moves: [],
}

function watch(pace: Pace = 'normal') {
  set('pace', pace)
  const session = new Session('t1', { token: 'secret', name: 'Anna', hash: 'h', seat: 0 })
  Socket.last.open().hear({ ...stateOf(tableWith({ phase: 'playing' }), 0), view: view(1), legal: ['pass'], shown: shown('before') })
  return session
}
const seen = (session: Session) => [session.view!.round, session.shown!.details, session.beats.now.length, session.legal]

test('an update is cut where something has a beat', () => {
  const pieces = piecesOf(update)
  expect(pieces.map((piece) => piece.events!.map(({ event }) => event))).toEqual([['threw'], ['cleared', 'got'], ['round']])
  expect(pieces.map((piece) => piece.told!.map(({ at }) => at))).toEqual([[0], [1], [0]])
})

test('a result is looked at, then what comes after it is shown', () => {
  const session = watch()
  Socket.last.hear(update)
  expect(seen(session)).toEqual([1, 'cleared', 1, []])
  expect(session.isHeld).toBe(true)
  vi.runAllTimers()
  expect(seen(session)).toEqual([2, 'next', 0, ['roll']])
  expect(session.told.map(({ at }) => at)).toEqual([0, 2, 3])
})

test('whoever goes on sees the next thing at once', () => {
  const session = watch()
  Socket.last.hear(update)
  session.beats.goOn()
  expect(seen(session)).toEqual([2, 'next', 0, ['roll']])
})

test('what is told anew is shown at once', () => {
  const session = watch()
  Socket.last.hear(update)
  Socket.last.hear({ ...stateOf(tableWith({ phase: 'playing' }), 0), seq: 3, view: view(3), shown: shown('later') })
  expect(seen(session)).toEqual([3, 'later', 0, []])
})

test('a decision that was there stays there', () => {
  const session = watch()
  Socket.last.hear({ ...update, legal: undefined })
  expect(seen(session)).toEqual([1, 'cleared', 1, ['pass']])
  expect(session.isHeld).toBe(false)
})

test('nothing is waited for where nobody wants to', () => {
  const session = watch('none')
  Socket.last.hear(update)
  expect(seen(session)).toEqual([2, 'next', 0, ['roll']])
})
