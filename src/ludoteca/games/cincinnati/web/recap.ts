/** What the last clearing and its duels brought: it stays in view until the next choices are shown. */

import type { Event } from '@frame/games/face'
import type { Letter } from './hands'
import type { Card, Position } from './view'

export interface Hand {
  seat: number
  dice: number[]
}

/** What became of a table: `winner` is null when its cards stayed. */
export interface Cleared {
  letter: Letter
  winner: Hand | null
  others: Hand[]
  spoils: Card[]
  gained: number | null
  stayed: number
}

/** A duel that was fought; `took` is 0 when the loser had no money card. */
export interface Fought {
  letter: Letter | null
  owner: number | null
  winner: number
  hands: Hand[]
  took: number | null
}

export interface Recap {
  round: number
  tables: Cleared[]
  duels: Fought[]
}

/** What was cleared and fought in the newest round in which anything was. */
export function recapOf(events: Event[]): Recap | null {
  const begins = events.flatMap(({ event }, at) => (event === 'round' ? [at] : [])).slice(-2)
  const recaps = begins.map((begin, number) => roundOf(events.slice(begin, begins[number + 1])))
  return recaps.findLast(({ tables, duels }) => tables.length || duels.length) ?? null
}

function roundOf(events: Event[]): Recap {
  const witness = new Witness()
  events.forEach((event) => witness.see(event))
  return { round: events[0]!.round, tables: witness.tables, duels: witness.duels }
}

/** Whether a recap is still of interest: until the choices of the next round are shown. */
export function isFresh(recap: Recap | null, at: Position): recap is Recap {
  if (!recap) return false
  if (recap.round === at.round) return at.duel !== null || at.phase === 'challenge' || at.phase === 'end'
  return recap.round === at.round - 1 && at.phase === 'choose'
}

class Witness {
  readonly tables: Cleared[] = []
  readonly duels: Fought[] = []
  #hands = new Map<number, number[]>()
  #seated = new Map<number, Letter>()
  #duel = new Map<number, number[]>()
  #owner: number | null = null
  #letter: Letter | null = null

  see(event: Event): void {
    if (event.event === 'showed') this.#seated.set(event.seat, event.table)
    if ((event.event === 'showed' || event.event === 'threw') && event.dice) this.#hands.set(event.seat, event.dice)
    if (event.event === 'cleared') this.tables.push(this.#cleared(event))
    if (event.event === 'stayed') this.tables.push({ ...this.#left(event.table, null), stayed: event.cards })
    if (event.event.startsWith('got-')) this.#gain(event)
    if (event.event === 'shared') this.#enter(null, event.table)
    if (event.event === 'challenged') this.#enter(event.seat, null)
    if (event.event === 'duel-threw') this.#duel.set(event.seat, event.dice)
    if (event.event === 'duel-won') this.duels.push(this.#fought(event.seat))
    if (event.event === 'took') this.duels.at(-1)!.took = Number(event.card)
    if (event.event === 'took-nothing') this.duels.at(-1)!.took = 0
  }

  #enter(owner: number | null, letter: Letter | null): void {
    this.#duel = new Map()
    this.#owner = owner
    this.#letter = letter
  }

  #cleared(event: Event): Cleared {
    return this.#left(event.table, { seat: event.seat, dice: event.dice })
  }

  #left(letter: Letter, winner: Hand | null): Cleared {
    const there = [...this.#seated].filter(([seat, table]) => table === letter && seat !== winner?.seat)
    const others = there.map(([seat]) => ({ seat, dice: this.#hands.get(seat)! })).sort((a, b) => a.seat - b.seat)
    return { letter, winner, others, spoils: [], gained: null, stayed: 0 }
  }

  #gain(event: Event): void {
    const table = this.tables.at(-1)!
    if (event.event === 'got-tokens') table.gained = (table.gained ?? 0) + event.gained
    table.spoils.push(event.event === 'got-money' ? event.card : event.event === 'got-duel' ? 'duel' : 'tokens')
  }

  #fought(winner: number): Fought {
    const hands = [...this.#duel].map(([seat, dice]) => ({ seat, dice }))
    return { letter: this.#letter, owner: this.#owner, winner, hands, took: null }
  }
}
