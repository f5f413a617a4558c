import { tableWith } from './pretending.testing'
import { expect, test } from 'vitest'
import * as mine from './mine'

const HELD = { token: 'secret', name: 'Anna', text: 'heads', hash: 'h' }

test('a seat is kept with its text and the seal that was seen', () => {
  mine.keepSeat(tableWith(), 1, HELD)
  expect(mine.find('t1')!.seats[1]).toEqual(HELD)
  expect(mine.ownAt('t1')).toEqual([{ ...HELD, seat: 1 }])
})

test.each([
  ['playing', 'secret'],
  ['gathering', undefined],
] as const)('who has lost a seat while the table was %s had one in the game, or not', (phase, token) => {
  mine.keepSeat(tableWith(), 1, HELD)
  mine.lose('t1', { ...HELD, seat: 1 }, phase)
  expect(mine.ownAt('t1')).toEqual([])
  expect(mine.tokenOf(mine.find('t1'))).toBeUndefined()
  expect(mine.seatToken(mine.find('t1'))).toBe(token)
})

test('who has asked in vain had none', () => {
  mine.keepAsked(tableWith(), { ...HELD, seat: 1, number: 7 })
  expect(mine.ownAt('t1')).toEqual([{ ...HELD, seat: 1, number: 7 }])
  mine.lose('t1', { ...HELD, seat: 1, number: 7 }, 'playing')
  expect(mine.ownAt('t1')).toEqual([])
  expect(mine.seatToken(mine.find('t1'))).toBeUndefined()
})

test('what an older version has kept can be read', () => {
  localStorage.setItem('ludoteca-tables', JSON.stringify([{ id: 't1', code: 'KXQT', game: 'twins', seats: { 0: { token: 'old', name: 'Anna' } }, at: 1 }]))
  expect(mine.ownAt('t1')).toEqual([{ token: 'old', name: 'Anna', seat: 0 }])
  expect(mine.seatToken(mine.find('t1'))).toBe('old')
})

test('the code of a table that has begun is no longer its name', () => {
  mine.keepSeat(tableWith(), 0, HELD)
  expect(mine.find('kxqt')?.id).toBe('t1')
  mine.refresh(tableWith({ code: null, phase: 'playing' }))
  expect(mine.find('kxqt')).toBeUndefined()
  expect(mine.begunWith('kxqt'), 'but brings back who plays there').toBe('t1')
})

test('a link never takes the place of a seat that is held', () => {
  mine.keepLinked(tableWith(), 1, { token: 'linked', name: 'Bruno', hash: 'h' })
  expect(mine.find('t1')!.seats[1]!.token).toBe('linked')
  mine.keepSeat(tableWith(), 0, HELD)
  for (const token of ['garbage', HELD.token]) mine.keepLinked(tableWith(), 0, { token, name: '' })
  expect(mine.find('t1')!.seats[0]).toEqual(HELD)
})

test.each([7, NaN])('a link to seat %s, which is not at the table, is none', (seat) => {
  mine.keepLinked(tableWith(), seat, { token: 'linked', name: '' })
  expect(mine.find('t1')).toBeUndefined()
})

test('the seals that were seen first are kept', () => {
  mine.keepSeat(tableWith(), 1, HELD)
  mine.keepSeals('t1', 1, ['a', 'b'])
  mine.keepSeals('t1', 1, ['a', 'c'])
  expect(mine.find('t1')!.seats[1]).toEqual({ ...HELD, seals: ['a', 'b'] })
})
