/** The others at the table: who drops out, leaves, comes back or reacts, and whose chat is hidden. */

import * as mine from '../net/mine'
import type { Clock, Here, Reaction, Table } from '../net/types'

export const REACTIONS: Record<Reaction, string> = { clap: '👏', laugh: '😂', wow: '😮', heart: '❤️', good: '👍', hmm: '🤔', sad: '😢', party: '🎉' }

export interface Reacted {
  number: number
  seat: number
  reaction: Reaction
}

const SHOWN_FOR = 4000
const MOST_SHOWN = 4
let counted = 0

export class Company {
  /** How long absent players who are awaited have to come back. */
  waits: { at: number; left: Clock } = $state.raw({ at: 0, left: {} })
  /** Who last left or came back. */
  moved: { seat: number; has: 'left' | 'returned' } | null = $state.raw(null)
  reactions: Reacted[] = $state.raw([])
  silenced: readonly string[] = $state.raw([])
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(table: string) {
    this.silenced = mine.find(table)?.silenced ?? []
  }

  see({ waits = {} }: Here): void {
    this.waits = { at: Date.now(), left: waits }
  }

  /** Compares the table before and after a change. */
  compare(before: Table | null, after: Table): void {
    if (before?.phase !== 'playing') return
    for (const [seat, { kind, away, name }] of after.seats.entries()) {
      const old = before.seats[seat]!
      if (kind === 'person' && old.name === name && old.away !== away) this.moved = { seat, has: away ? 'left' : 'returned' }
    }
  }

  hear(table: Table | null, seat: number, reaction: Reaction): void {
    if (this.silenced.includes(table?.seats[seat]?.name ?? '')) return
    const reacted = { number: counted++, seat, reaction }
    this.reactions = [...this.reactions, reacted].slice(-MOST_SHOWN)
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.reactions = this.reactions.filter((one) => one !== reacted)
    }, SHOWN_FOR)
    this.#timers.add(timer)
  }

  /** Hides somebody's chat in this browser only; nobody is told. */
  silence(table: Table, name: string, isSilenced: boolean): void {
    mine.silence(table, name, isSilenced)
    this.silenced = isSilenced ? [...this.silenced, name] : this.silenced.filter((other) => other !== name)
    if (isSilenced) this.reactions = this.reactions.filter(({ seat }) => table.seats[seat]?.name !== name)
  }

  close(): void {
    this.#timers.forEach(clearTimeout)
  }
}
