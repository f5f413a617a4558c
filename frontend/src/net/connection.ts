/** One pair of eyes at one table: the socket, kept open and in order. */

import type { ServerMessage } from './types'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

export interface Listener {
  hear(message: ServerMessage): void
  status(status: Status): void
}

const SOONEST = 300
const LATEST = 5000
const REFUSED = 4000
const LEFT = 1000

export class Connection {
  #socket: WebSocket | null = null
  #seq: number | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #unanswered = new Map<string, string>()

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    readonly listener: Listener,
  ) {
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

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    this.listener.status(this.#tries ? 'lost' : 'connecting')
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.#socket = socket
    socket.onopen = () => this.#greet(socket)
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data))
    socket.onclose = (event) => this.#ended(socket, event.code)
  }

  #greet(socket: WebSocket): void {
    const hello = { type: 'hello', table: this.table, ...(this.token && { token: this.token }) }
    socket.send(JSON.stringify(this.#seq === null ? hello : { ...hello, seq: this.#seq }))
    this.#unanswered.forEach((text) => socket.send(text))
  }

  #hear(message: ServerMessage): void {
    this.#tries = 0
    if (message.type === 'state') {
      this.#seq = message.seq
      this.listener.status('open')
    } else if (message.type === 'update') {
      if (this.#seq === null || message.seq > this.#seq + 1) return this.send({ type: 'state' })
      this.#seq = Math.max(this.#seq, message.seq)
    }
    if ('done' in message && message.done) this.#unanswered.delete(message.done)
    if ((message.type === 'refused' || message.type === 'hint') && message.id) this.#unanswered.delete(message.id)
    this.listener.hear(message)
  }

  #ended(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    if (code === REFUSED || code === LEFT) return this.listener.status('refused')
    this.#tries += 1
    this.listener.status('lost')
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#tries) * (0.5 + Math.random() / 2)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** The network or the person is back: do not wait. */
  #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED || document.hidden || this.#closed) return
    clearTimeout(this.#timer)
    this.#connect()
  }
}
