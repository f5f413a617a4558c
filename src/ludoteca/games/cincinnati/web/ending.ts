/** The result step by step: money, tokens, and what decides between equals (C58). */

import type { Sentence } from '@frame/games/face'
import { euros, verbatim } from '@frame/words/words.svelte'
import { players } from './phrases'
import type { Position } from './view'

const VALUES = [35000, 30000, 25000, 20000, 15000]
export const WORTH_OF_TOKEN = 5000

const cardsOf = (at: Position, seat: number, value: number) => at.seats[seat]!.money.filter((card) => card === value).length

/** Wealth first, then the higher cards, one after the other. */
function compare(at: Position, seat: number, other: number): number {
  const wealth = at.seats[other]!.wealth - at.seats[seat]!.wealth
  return VALUES.reduce((decided, value) => decided || cardsOf(at, other, value) - cardsOf(at, seat, value), wealth)
}

/** The seats, best first, each with its place. */
export function ranked(at: Position): { seat: number; place: number }[] {
  const order = at.seats.map((_, seat) => seat).sort((seat, other) => compare(at, seat, other) || seat - other)
  return order.map((seat) => ({ seat, place: 1 + order.filter((other) => compare(at, seat, other) > 0).length }))
}

/** Between equally wealthy players the higher money cards decide, value by value. */
export function tieBreak(at: Position, names: string[]): Sentence[] {
  const most = Math.max(...at.seats.map(({ wealth }) => wealth))
  let tied = at.seats.flatMap(({ wealth }, seat) => (wealth === most ? [seat] : []))
  const sentences: Sentence[] = []
  for (const value of VALUES) {
    const best = Math.max(...tied.map((seat) => cardsOf(at, seat, value)))
    const left = tied.filter((seat) => cardsOf(at, seat, value) === best)
    if (left.length < tied.length) sentences.push(decidedBy(at, value, tied, names))
    tied = left
  }
  if (tied.length > 1) sentences.push({ id: 'cincinnati-end-alike', values: { players: players(tied, names) } })
  return sentences
}

function decidedBy(at: Position, value: number, tied: number[], names: string[]): Sentence {
  const counts = tied.map((seat) => verbatim(`${names[seat]} ${cardsOf(at, seat, value)}`))
  return { id: 'cincinnati-end-tied', values: { players: players(tied, names), money: euros(value), counts } }
}
