/** That somebody leaves is told to the server until it is answered: on another page, without a network, after a reload. */

import { Connection } from './connection'
import { newId } from './ids'
import * as mine from './mine'
import type { Phase, ServerMessage } from './types'

const PASSES = ['too-fast', 'too-often', 'not-saved', 'busy', 'server-error']
const PATIENCE = 2000

/** By token. */
const underWay = new Map<string, Connection>()

export function leave(id: string, seat: number): void {
  mine.setLeaving(id, seat, newId())
  tellAll()
}

/** Whoever comes back to a game that runs does not leave it. */
export function stay(id: string): void {
  for (const { seat, token, leaving } of mine.ownAt(id)) {
    if (leaving) end(id, seat, token)
  }
}

/** Takes up again what was not answered. */
export function tellAll(): void {
  for (const { id } of mine.all()) {
    for (const own of mine.ownAt(id)) if (own.leaving && !underWay.has(own.token)) tell(id, own)
  }
}

function tell(id: string, own: mine.Own): void {
  const message = { type: 'leave', id: own.leaving! }
  const stop = () => end(id, own.seat, own.token)
  let phase: Phase = 'gathering'
  const connection = new Connection(id, own.token, {
    hear(heard) {
      if ('table' in heard && heard.table) phase = heard.table.phase
      if (isPassing(heard, message.id)) setTimeout(() => underWay.has(own.token) && connection.send(message), PATIENCE)
      else if (isAnswer(heard, message.id)) stop()
    },
    status: (status) => status === 'refused' && stop(),
    unseated() {
      stop()
      mine.lose(id, own, phase)
    },
  })
  underWay.set(own.token, connection)
  connection.send(message)
}

function end(id: string, seat: number, token: string): void {
  underWay.get(token)?.close()
  underWay.delete(token)
  mine.setLeaving(id, seat, undefined)
}

const isPassing = (heard: ServerMessage, id: string) => heard.type === 'refused' && heard.id === id && PASSES.includes(heard.code)
const isAnswer = (heard: ServerMessage, id: string) => ('done' in heard && heard.done === id) || (heard.type === 'refused' && heard.id === id)
