import { Socket, stateOf, tableWith } from './pretending.testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection } from './connection'

const LATER = 5000
const listener = { hear: vi.fn(), status: vi.fn(), unseated: vi.fn() }
beforeEach(() => vi.clearAllMocks())

function connected(token: string | undefined = 'secret'): Connection {
  const connection = new Connection('t1', token, listener)
  Socket.last.open().hear(stateOf(tableWith(), 0))
  return connection
}

describe('how a socket ended', () => {
  test('restarted or in other hands: it comes again at once, with the last number seen', () => {
    connected()
    Socket.last.end(1012)
    vi.advanceTimersByTime(300)
    expect(Socket.all).toHaveLength(2)
    expect(Socket.last.open().sent).toEqual([{ type: 'hello', table: 't1', shows: 'board', token: 'secret', seq: 1 }])
    expect(listener.status).not.toHaveBeenCalledWith('lost')
  })

  test.each([1000, 1006, 1012, 1013, 4001, 4002, 4003])('a server that answers %i to every hello is asked less and less often', (code) => {
    new Connection('t1', 'secret', listener)
    for (let tries = 0; tries < 4; tries++) {
      Socket.last.open().end(code)
      vi.advanceTimersByTime(100 * 2 ** tries)
      expect(Socket.all).toHaveLength(tries + 1)
      vi.advanceTimersByTime(LATER)
      expect(Socket.all).toHaveLength(tries + 2)
    }
    expect(listener.status).toHaveBeenLastCalledWith('lost')
  })

  test('a refusal that passes is not the end', () => {
    new Connection('t1', 'secret', listener)
    Socket.last.open().refuse('too-fast', 1013)
    expect(listener.hear).not.toHaveBeenCalled()
    vi.advanceTimersByTime(LATER)
    expect(Socket.all).toHaveLength(2)
  })

  test('a refusal for good is', () => {
    new Connection('t1', 'secret', listener)
    Socket.last.open().refuse('no-such-table')
    vi.advanceTimersByTime(LATER)
    expect(Socket.all).toHaveLength(1)
    expect(listener.status).toHaveBeenLastCalledWith('refused')
    expect(listener.hear).toHaveBeenCalledWith(expect.objectContaining({ code: 'no-such-table' }))
  })

  test('whose token is void watches from then on', () => {
    connected()
    Socket.last.end(1012)
    vi.advanceTimersByTime(300)
    Socket.last.open().refuse('bad-token')
    expect(listener.unseated).toHaveBeenCalledOnce()
    expect(Socket.all).toHaveLength(3)
    expect(Socket.last.open().sent).toEqual([{ type: 'hello', table: 't1', shows: 'board' }])
  })
})

test('a message with an id is sent again until it is answered', () => {
  const connection = connected()
  Socket.last.end(1006)
  connection.send({ type: 'leave', id: 'l1' })
  connection.send({ type: 'state' })
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(LATER)
    expect(Socket.last.open().sent.slice(1)).toEqual([{ type: 'leave', id: 'l1' }])
    Socket.last.end(1006)
  }
  vi.advanceTimersByTime(LATER)
  Socket.last.open().hear({ type: 'update', seq: 2, done: 'l1' })
  Socket.last.end(1006)
  vi.advanceTimersByTime(LATER)
  expect(Socket.last.open().sent).toHaveLength(1)
})
