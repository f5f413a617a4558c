import { Socket, stateOf, tableWith } from '../net/pretending.testing'
import { expect, test } from 'vitest'
import * as mine from '../net/mine'
import { Hands } from './hands.svelte'

const SEATS = [0, 1]
const PLAYING = tableWith({ phase: 'playing' })

/** Anna and Bruno on one device, and what each of them is told. */
function handed() {
  SEATS.forEach((seat) => mine.keepSeat(PLAYING, seat, { token: `secret ${seat}`, name: 'Anna' }))
  const hands = new Hands(PLAYING)
  const sockets = Socket.all.map((socket) => socket.open())
  const view = (actors: number[]) => ({ actors, winners: [] })
  sockets.forEach((socket, seat) => socket.hear({ ...stateOf(PLAYING, seat), view: view([0, 1]) }))
  const seq = SEATS.map(() => 1)
  const tell = (seat: number, actors: number[]) => sockets[seat]!.hear({ type: 'update', seq: ++seq[seat]!, view: view(actors), events: [] })
  return { hands, tell }
}

test('the device changes hands when its holder is no longer awaited', () => {
  const { hands, tell } = handed()
  hands.uncover()
  SEATS.forEach((seat) => tell(seat, [1]))
  expect(hands.wanted.seat).toBe(1)
  expect(hands.isCovered).toBe(true)
})

test('the device stays with its holder while only others have been told that it goes on', () => {
  const { hands, tell } = handed()
  hands.uncover()
  SEATS.forEach((seat) => tell(seat, [1]))
  hands.uncover()
  SEATS.forEach((seat) => tell(seat, []))
  tell(0, [0, 1])
  expect(hands.isCovered).toBe(false)
  tell(1, [0, 1])
  expect(hands.wanted.seat).toBe(1)
  expect(hands.isCovered).toBe(false)
})
