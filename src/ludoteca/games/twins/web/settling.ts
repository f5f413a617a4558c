/** What a play did to whom, and why. */

import type { Event, Sentence } from '@frame/games/face'
import type { Memory } from './memory'
import { people, stake } from './phrases'
import { howMany, LAST_PLAY, WON_IN_PLAY_2 } from './plays'

const isUsualWin = ({ event, play, chips }: Event) => event === 'won' && play < LAST_PLAY && chips === WON_IN_PLAY_2

/** The end of a play: its events, and what is remembered when they are over. */
export class Settling {
  constructor(
    readonly memory: Memory,
    readonly events: Event[],
    readonly names: string[],
  ) {}

  sentences(): Sentence[] {
    const told = [...this.#concerned(), ...this.events.flatMap((event) => this.#single(event))]
    const isMoved = this.#seats('paid').length + this.#seats('won').length > 0
    return isMoved && this.#goesOn() ? [...told, { id: 'twins-pot-now', values: { pot: this.memory.pot } }] : told
  }

  #goesOn(): boolean {
    return this.memory.play < LAST_PLAY && !this.events.some((event) => event.event === 'pot-stays')
  }

  #seats(name: string): number[] {
    return this.events.filter((event) => event.event === name).map((event) => event.seat)
  }

  #byPlace(seats: number[]): number[] {
    return [...seats].sort((one, other) => this.memory.place(one) - this.memory.place(other))
  }

  /** All who pay or win the usual amount, in one sentence. */
  #concerned(): Sentence[] {
    const out = this.#seats('out')
    const paid = this.#seats('paid')
    if (out.length) return [this.#about('out', out), ...this.#tie('twins-tied-last', this.#byPlace(paid))]
    if (paid.length) return [this.#about('paid', paid), ...this.#tie('twins-tied-last', this.#byPlace(paid))]
    const won = this.#byPlace(this.events.filter(isUsualWin).map((event) => event.seat))
    const winners = this.#byPlace(this.#seats('won')).reverse()
    return won.length ? [this.#about('won', won), ...this.#tie('twins-tied-first', winners)] : []
  }

  #about(event: string, seats: number[]): Sentence {
    const { play, players } = this.memory
    return { id: `twins-event-${event}`, values: { stake: stake(play, players), players: people(seats, this.names) } }
  }

  /** More pay or win than the play names: those who are tied with the one at the edge. */
  #tie(id: string, seats: number[]): Sentence[] {
    if (seats.length <= howMany(this.memory.play, this.memory.players)) return []
    return [{ id, values: { players: people(this.memory.tiedWith(seats[0]!), this.names) } }]
  }

  /** What concerns one, or what did not happen. */
  #single(event: Event): Sentence[] {
    if (event.event === 'bankrupt') return [this.#bankrupt(event.seat)]
    if (event.event === 'won' && !isUsualWin(event)) return [this.#won(event)]
    if (event.event === 'unpaid') return [this.#unpaid(event.seats)]
    if (event.event === 'alone') return [{ id: 'twins-event-alone', values: { name: this.names[event.seat]! } }]
    return event.event === 'pot-stays' ? [this.#potStays(event)] : []
  }

  #bankrupt(seat: number): Sentence {
    const { chips: paid } = this.events.find((event) => event.event === 'paid' && event.seat === seat)!
    return { id: 'twins-event-bankrupt', values: { name: this.names[seat]!, paid } }
  }

  /** The pot, or what was left of it in play 2. */
  #won({ seat, play, chips }: Event): Sentence {
    const name = this.names[seat]!
    if (play < LAST_PLAY) return { id: 'twins-event-won-less', values: { name, chips } }
    return { id: 'twins-event-won-pot', values: { name, chips, rivals: this.memory.shown.length - 1 } }
  }

  #unpaid(seats: number[]): Sentence {
    const needed = seats.length * WON_IN_PLAY_2
    return { id: 'twins-event-unpaid', values: { players: people(seats, this.names), needed, pot: this.memory.pot } }
  }

  #potStays({ tied, chips: pot }: Event): Sentence {
    if (!tied) return { id: 'twins-event-pot-stays-unplayed', values: { pot } }
    const seats = this.memory.tiedWith(this.memory.bestFirst()[0]!.seat)
    return { id: 'twins-event-pot-stays', values: { players: people(seats, this.names), pot } }
  }
}
