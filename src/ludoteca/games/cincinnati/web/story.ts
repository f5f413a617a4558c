/** The story of a game, told from its events, with the reasons. */

import type { Event, Sentence, Value } from '@frame/games/face'
import type { OldTold as Told } from '@frame/games/untold'
import { euros } from '@frame/words/words.svelte'
import type { Letter } from './hands'
import { after, cardValues, handOf, players, written } from './phrases'

const SPOILS = ['got-money', 'got-tokens', 'got-duel']
const UNTOLD = [...SPOILS, 'laid', 'set-aside']
const SMALL = ['chose', 'chose-again', 'decided', 'decided-again', 'kept', 'threw', 'passed', 'paid', 'duel-threw']
const LARGE = ['round', 'ended']
/** Secret events, and what is missing in them for the others. */
const SECRET: Record<string, string> = { threw: 'dice', chose: 'table', decided: 'keep' }

export function story(events: Event[], names: string[]): Told[] {
  const teller = new Teller(names)
  const told: Told[] = []
  events.forEach((event, at) => {
    teller.remember(event)
    if (UNTOLD.includes(event.event) || isUnseen(event)) return
    told.push({ at, sentence: teller.sentence(event, events.slice(at + 1, at + 40)), weight: weight(event) })
  })
  return told
}

/** What comes of a secret is told when it is shown. */
function isUnseen(event: Event): boolean {
  return event.event in SECRET && !(SECRET[event.event]! in event)
}

function weight({ event }: Event): Told['weight'] {
  if (LARGE.includes(event)) return 2
  return SMALL.includes(event) ? 0 : 1
}

/** Remembers who is where with which dice, to say why something happened. */
class Teller {
  #names: string[]
  #tables = new Map<number, Letter>()
  #hands = new Map<number, number[]>()
  #duel = new Map<number, number[]>()
  #owner: number | null = null

  constructor(names: string[]) {
    this.#names = names
  }

  remember(event: Event): void {
    if (event.event === 'round') [this.#tables, this.#hands] = [new Map(), new Map()]
    if (event.event === 'showed') this.#tables.set(event.seat, event.table)
    if ((event.event === 'showed' || event.event === 'threw') && event.dice) this.#hands.set(event.seat, event.dice)
    if (event.event === 'shared' || event.event === 'challenged') [this.#duel, this.#owner] = [new Map(), event.seat ?? null]
    if (event.event === 'duel-threw') this.#duel.set(event.seat, event.dice)
  }

  sentence(event: Event, later: Event[]): Sentence {
    const told = { id: `cincinnati-event-${event.event}`, values: this.#values(event, later) }
    return after(told, ...this.#reasons(event, later))
  }

  #values(event: Event, later: Event[]): Record<string, Value> {
    const values: Record<string, Value> = Object.assign({}, ...Object.entries(event).map(([key, value]) => this.#worded(key, value)))
    if (event.dice) values.hand = handOf(event.dice, event.event.startsWith('duel') ? null : (this.#tables.get(event.seat) ?? null))
    if (event.event === 'cleared') values.spoils = spoils(later)
    if (event.event === 'stayed') values.visitors = this.#visitors(event.table).length
    if (event.event === 'duel-won') values.outcome = this.#outcome(event.seat)
    return values
  }

  /** One thing that an event tells, as sentences want it. */
  #worded(key: string, value: Event[string]): Record<string, Value> {
    if (key === 'seat') return { name: this.#names[value]! }
    if (key === 'opponent') return { opponent: this.#names[value]! }
    if (key === 'seats' || key === 'winners') return { players: players(value, this.#names), count: value.length }
    if (key === 'dice' || key === 'keep') return { dice: written(value), count: value.length }
    if (key === 'table') return { letter: value }
    if (key === 'card') return cardValues(value)
    return typeof value === 'number' ? { [key]: value } : {}
  }

  #visitors(letter: Letter): number[] {
    return [...this.#tables].filter(([, table]) => table === letter).map(([seat]) => seat).sort()
  }

  #outcome(winner: number): string {
    if (this.#owner === null) return 'table'
    return winner === this.#owner ? 'holder' : 'opponent'
  }

  /** What a reader may ask about an event, answered. */
  #reasons(event: Event, later: Event[]): Sentence[] {
    if (event.event === 'round') return laid(later)
    if (event.event === 'cleared') return this.#beaten(event)
    if (event.event === 'duel-won') return this.#equalDice(event)
    return []
  }

  #beaten(event: Event): Sentence[] {
    const others = this.#visitors(event.table).filter((seat) => seat !== event.seat)
    if (!others.length) return []
    const beaten = others.map((seat) => ({
      id: 'cincinnati-player-with-hand',
      values: { name: this.#names[seat]!, hand: handOf(this.#hands.get(seat)!, event.table) },
    }))
    return [{ id: 'cincinnati-beaten', values: { players: beaten } }]
  }

  #equalDice(event: Event): Sentence[] {
    const equal = [...this.#duel.values()].filter((dice) => dice.join() === event.dice.join())
    return equal.length > 1 ? [{ id: 'cincinnati-equal-dice' }] : []
  }
}

/** The first events of a list that are of some kinds. */
function first(events: Event[], kinds: string[]): Event[] {
  const end = events.findIndex(({ event }) => !kinds.includes(event))
  return end < 0 ? events : events.slice(0, end)
}

/** The cards that a round begins with. */
function laid(later: Event[]): Sentence[] {
  return first(later, ['laid']).map(({ card, table }) => ({ id: 'cincinnati-event-laid', values: { letter: table, ...cardValues(card) } }))
}

/** The cards of a table that was cleared, equal ones together. */
export function spoils(later: Event[]): Sentence[] {
  const got = first(later, SPOILS)
  const money = got.filter(({ event }) => event === 'got-money').map(({ card }) => Number(card))
  const tokens = got.filter(({ event }) => event === 'got-tokens')
  const duels = got.filter(({ event }) => event === 'got-duel').length
  const items: Sentence[] = [...new Set(money)]
    .sort((a, b) => a - b)
    .map((value) => ({ id: 'cincinnati-event-got-money', values: { money: euros(value), count: money.filter((one) => one === value).length } }))
  if (tokens.length) items.push({ id: 'cincinnati-event-got-tokens', values: { gained: tokens.reduce((sum, { gained }) => sum + gained, 0) } })
  if (duels) items.push({ id: 'cincinnati-event-got-duel', values: { count: duels } })
  return items
}
