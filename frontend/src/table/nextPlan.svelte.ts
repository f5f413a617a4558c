/** The plan for the next game: which one, and who sits where. */

import type { GameInfo, NextGame, NextSeat, Table } from '../net/types'
import { say } from '../words/words.svelte'

export interface LaidSeat {
  kind: string
  /** For a kept seat: the person's present seat and name. */
  seat?: number
  name?: string
  bot?: string
}

const OF_PEOPLE = ['person', 'kept']

export class NextPlan {
  seats: LaidSeat[] = $state([])
  #info: GameInfo = $state.raw()!
  #table: Table

  constructor(table: Table, infos: GameInfo[]) {
    this.#table = table
    this.#info = infos.find(({ name }) => name === table.game) ?? infos[0]!
    this.seats = table.seats.map(({ kind, name, bot }, seat) => {
      if (OF_PEOPLE.includes(kind)) return { kind: 'kept', seat, name: name ?? '' }
      return { kind: kind === 'open' || kind === 'host' ? 'open' : 'bot', bot }
    })
  }

  get game(): string {
    return this.#info.name
  }
  get least(): number {
    return Math.min(...this.#info.players)
  }
  get most(): number {
    return Math.max(...this.#info.players)
  }
  get fits(): boolean {
    return this.#info.players.includes(this.seats.length)
  }

  get wish(): NextGame {
    const isSame = this.game === this.#table.game
    const seats = this.seats.map(({ kind, seat, bot }): NextSeat => (kind === 'kept' ? { kind, seat } : { kind, ...(isSame && { bot }) }))
    return { ...(!isSame && { game: this.game }), seats }
  }

  /** Adds or removes bots if the game needs another number of players. */
  choose(info: GameInfo): void {
    this.#info = info
    while (this.seats.length > this.most && this.#spare >= 0) this.takeOut(this.#spare)
    while (this.seats.length < this.least) this.seats.push({ kind: 'bot' })
  }

  add(): void {
    this.seats.push({ kind: 'open' })
  }

  takeOut(number: number): void {
    this.seats.splice(number, 1)
  }

  moveUp(number: number): void {
    this.seats.splice(number - 1, 2, this.seats[number]!, this.seats[number - 1]!)
  }

  labelOf({ kind, name }: LaidSeat): string {
    return name ?? say(kind === 'bot' ? 'web-seat-bot' : 'web-seat-nobody')
  }

  get #spare(): number {
    return this.seats.findLastIndex(({ kind }) => kind !== 'kept')
  }
}
