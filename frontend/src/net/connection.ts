/** One pair of eyes at one table: the socket, or what stands for one, kept open and in order. */

import { connectTo, type Socket } from './keepers'
import type { RefusedMessage, ServerMessage, Shows } from './types'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

export interface Listener {
  hear(message: ServerMessage): void
  status(status: Status): void
  /** The token is nobody's any more; without it the connection goes on as a spectator's. */
  unseated(): void
}

const SOONEST = 300
const LATEST = 5000
/** The two closing codes that mean something else than "try again in a while". */
const FINAL = 4000
const AT_ONCE = 1012

export class Connection {
  readonly table: string
  #token: string | undefined
  #listener: Listener
  readonly #shows: Shows
  #socket: Socket | null = null
  #seq: number | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #isFinal = false
  /** Whether this socket's hello was answered, and if not, why. */
  #isGreeted = false
  #refused: RefusedMessage | null = null
  #unanswered = new Map<string, string>()

  constructor(table: string, token: string | undefined, listener: Listener, shows: Shows = 'board') {
    this.table = table
    this.#token = token
    this.#listener = listener
    this.#shows = shows
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  get seq(): number {
    return this.#seq ?? 0
  }

  /** A message with an id is sent again after a reconnection until it is answered. */
  send(message: { type: string; id?: string; [key: string]: unknown }): void {
    const text = JSON.stringify(message)
    if (message.id) this.#unanswered.set(message.id, text)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  /** From the next hello on a spectator. */
  giveUpSeat(): void {
    this.#token = undefined
    this.#unanswered.clear()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    this.#listener.status(this.#tries ? 'lost' : 'connecting')
    const socket = connectTo(this.table)
    this.#socket = socket
    this.#isGreeted = false
    this.#refused = null
    socket.onopen = () => this.#greet(socket)
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data))
    socket.onclose = (event) => this.#ended(socket, event.code)
  }

  #greet(socket: Socket): void {
    const hello = { type: 'hello', table: this.table, shows: this.#shows, ...(this.#token && { token: this.#token }) }
    socket.send(JSON.stringify(this.#seq === null ? hello : { ...hello, seq: this.#seq }))
    this.#unanswered.forEach((text) => socket.send(text))
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused' && !this.#isGreeted) return void (this.#refused = message)
    if (message.type === 'state') this.#welcome(message.seq)
    else if (message.type === 'update') {
      if (this.#seq === null || message.seq > this.#seq + 1) return this.send({ type: 'state' })
      this.#seq = Math.max(this.#seq, message.seq)
    }
    if ('done' in message && message.done) this.#unanswered.delete(message.done)
    if ((message.type === 'refused' || message.type === 'hint') && message.id) this.#unanswered.delete(message.id)
    this.#listener.hear(message)
  }

  #welcome(seq: number): void {
    this.#seq = seq
    this.#tries = 0
    this.#isGreeted = true
    this.#listener.status('open')
  }

  #ended(socket: Socket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    if (code === FINAL) return this.#turnedAway()
    if (code === AT_ONCE && this.#isGreeted) return this.#again(Math.random() * SOONEST)
    this.#tries += 1
    this.#again(Math.min(LATEST, SOONEST * 2 ** this.#tries) * (0.5 + Math.random() / 2))
  }

  #again(wait: number): void {
    this.#listener.status(this.#tries ? 'lost' : 'connecting')
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** For good; but whose seat is gone may still watch. */
  #turnedAway(): void {
    if (this.#refused?.code === 'bad-token' && this.#token) {
      this.giveUpSeat()
      this.#seq = null
      this.#listener.unseated()
      if (!this.#closed) this.#connect()
      return
    }
    this.#isFinal = true
    if (this.#refused) this.#listener.hear(this.#refused)
    this.#listener.status('refused')
  }

  /** The network or the person is back: do not wait. */
  #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED || document.hidden || this.#closed || this.#isFinal) return
    clearTimeout(this.#timer)
    this.#connect()
  }
}
