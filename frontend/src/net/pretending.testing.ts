/** A browser for tests: something that keeps, and sockets whose other end is the test. */

import { beforeEach, vi } from 'vitest'
import type { Table } from './types'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
vi.stubGlobal('location', { origin: 'http://here', href: 'http://here/' })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: true }))

export class Socket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Socket[] = []
  static get last(): Socket {
    return Socket.all.at(-1)!
  }
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void

  constructor() {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = Socket.CLOSED
  }

  open(): this {
    this.readyState = Socket.OPEN
    this.onopen?.()
    return this
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  end(code: number): void {
    this.readyState = Socket.CLOSED
    this.onclose?.({ code })
  }
  refuse(code: string, how = 4000): void {
    this.hear({ type: 'refused', id: null, code, sentence: code })
    this.end(how)
  }
}
vi.stubGlobal('WebSocket', Socket)

beforeEach(() => {
  kept.clear()
  Socket.all = []
  vi.useFakeTimers()
})

const SEAT = { kind: 'open', name: null, bot: 'easy', away: false, here: false }
const DICE = { hash: 'h', seals: ['', ''], texts: ['', ''], opening: false, seed: null }

export function tableWith(more: object = {}): Table {
  const table = { id: 't1', code: 'KXQT', game: 'twins', options: {}, phase: 'gathering', seats: [SEAT, SEAT], dice: DICE, asking: [], muted: [], spectators: true, watching: 0, approve: false, unproved: false, continued: null, winners: [] }
  return { ...table, ...more } as unknown as Table
}

export const stateOf = (table: Table, seat: number | null) => ({ type: 'state', seq: 1, seat, table, view: null, shown: null, legal: [], moves: [], from: 0, events: [], told: [], chat: [], clock: {} })
