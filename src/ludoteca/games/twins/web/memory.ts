/** What has to be remembered of a story to say why something happened, from events alone. */

import type { Event } from '@frame/games/face'
import { strength, type Pair } from './cards'

export const CHIPS_AT_START = 12

export interface Showed extends Pair {
  seat: number
}

export class Memory {
  hand = 0
  play = 0
  pot = 0
  chips: number[]
  shown: Showed[] = []
  bankrupt: number[] = []

  constructor(readonly players: number) {
    this.chips = Array.from({ length: players }, () => CHIPS_AT_START)
  }

  remember(event: Event): void {
    if (event.event === 'hand') this.#beginHand(event.hand)
    else if (event.event === 'showed') this.#show(event)
    else if (event.event === 'bought') this.#pay(event.seat, event.price)
    else if (event.event === 'paid') this.#pay(event.seat, event.chips)
    else if (event.event === 'won') this.#pay(event.seat, -event.chips)
    else if (event.event === 'bankrupt') this.bankrupt.push(event.seat)
  }

  bestFirst(): Showed[] {
    return [...this.shown].sort((one, other) => strength(other) - strength(one))
  }

  /** 1 for the best; equal for those who are tied. */
  place(seat: number): number {
    return 1 + this.shown.filter((other) => strength(other) > this.#strengthOf(seat)).length
  }

  tiedWith(seat: number): number[] {
    return this.shown.filter((other) => strength(other) === this.#strengthOf(seat)).map((other) => other.seat)
  }

  #strengthOf(seat: number): number {
    return strength(this.shown.find((showed) => showed.seat === seat)!)
  }

  #beginHand(hand: number): void {
    this.hand = hand
    this.play = 0
    this.shown = []
  }

  #show(event: Event): void {
    if (event.play !== this.play) this.shown = []
    this.play = event.play
    this.shown.push({ seat: event.seat, cards: event.cards, kind: event.kind, value: event.value })
  }

  #pay(seat: number, chips: number): void {
    this.chips[seat]! -= chips
    this.pot += chips
  }
}
