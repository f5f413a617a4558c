import { Socket, stateOf, tableWith } from './pretending.testing'
import { beforeEach, expect, test, vi } from 'vitest'
import * as mine from './mine'

const LATER = 5000
const HELD = { token: 'secret', name: 'Anna', text: 'heads', hash: 'h' }

/** The module as after a reload. */
async function loaded() {
  vi.resetModules()
  return import('./leaving')
}
beforeEach(() => mine.keepSeat(tableWith(), 0, HELD))

const held = () => mine.find('t1')!.seats[0]
const leaveSent = () => Socket.last.sent.find(({ type }) => type === 'leave')

test('without a network nothing is forgotten, and the server is told when it is back', async () => {
  const { leave } = await loaded()
  leave('t1', 0)
  Socket.last.end(1006)
  expect(held()?.token).toBe('secret')
  vi.advanceTimersByTime(LATER)
  Socket.last.open()
  const { id } = leaveSent()!
  Socket.last.hear(stateOf(tableWith(), 0))
  expect(held()?.leaving).toBe(id)
  Socket.last.hear({ type: 'update', seq: 2, done: id })
  expect(held()).toEqual({ ...HELD, leaving: undefined })
  expect(Socket.last.readyState).toBe(Socket.CLOSED)
})

test('a reload in between changes nothing', async () => {
  const { leave } = await loaded()
  leave('t1', 0)
  Socket.last.end(1006)
  const before = held()!.leaving
  const { tellAll } = await loaded()
  expect(mine.isLeaving()).toBe(true)
  tellAll()
  Socket.last.open()
  expect(leaveSent()!.id).toBe(before)
})

test('once the token is void the seat is given up', async () => {
  const { leave } = await loaded()
  leave('t1', 0)
  Socket.last.open().hear(stateOf(tableWith(), 0))
  Socket.last.end(1012)
  vi.advanceTimersByTime(LATER)
  Socket.last.open().refuse('bad-token')
  expect(held()).toBeUndefined()
  expect(mine.isLeaving()).toBe(false)
  expect(Socket.all).toHaveLength(2)
})

test('what passes is tried again', async () => {
  const { leave } = await loaded()
  leave('t1', 0)
  Socket.last.open().hear(stateOf(tableWith(), 0))
  const { id } = leaveSent()!
  Socket.last.hear({ type: 'refused', id, code: 'not-saved', sentence: '' })
  vi.advanceTimersByTime(LATER)
  expect(Socket.last.sent.filter(({ type }) => type === 'leave')).toHaveLength(2)
  expect(mine.isLeaving()).toBe(true)
})

test('whoever comes back stays', async () => {
  const { leave, stay } = await loaded()
  leave('t1', 0)
  stay('t1')
  expect(mine.isLeaving()).toBe(false)
  expect(held()?.token).toBe('secret')
  vi.advanceTimersByTime(LATER)
  expect(Socket.all).toHaveLength(1)
})
