/** The story of a game, told from its events, with the reasons. */

import type { Event, Sentence } from '@frame/games/face'
import type { OldTold as Told } from '@frame/games/untold'
import { together } from '@frame/words/words.svelte'
import { cells, colourWord, diceWords, people, shown } from './words'

const MARKING = ['used', 'passed', 'marked', 'starred', 'group-complete', 'colour-complete']
const WEIGHT: Record<string, Told['weight']> = { board: 0, turn: 2, again: 0, added: 0, 'won-on': 2, ended: 2 }

export function story(events: Event[], names: string[]): Told[] {
  const teller = new Teller(names)
  events.forEach((event, at) => teller.hear(event, at))
  return teller.finish()
}

/** What one player does with dice of one colour, told together. */
interface Marking {
  told: Told
  events: Event[]
}

class Teller {
  told: Told[] = []
  /** The one chosen in this turn. */
  #colour = ''
  #bonus = new Map<number, number>()
  #complete = new Map<number, string[]>()
  #markings: Marking[] = []
  /** Those that go on, by seat. */
  #open = new Map<number, Marking>()

  constructor(readonly names: string[]) {}

  hear(event: Event, at: number): void {
    this.#remember(event)
    if (MARKING.includes(event.event)) return this.#mark(event, at)
    this.#open.clear()
    this.told.push({ at, sentence: this.#sentence(event), weight: WEIGHT[event.event] ?? 1 })
  }

  #remember({ event, seat, colour, bonus }: Event): void {
    if (event === 'chose') this.#colour = colour
    if (event === 'starred') this.#bonus.set(seat, bonus)
    if (event === 'colour-complete') this.#complete.set(seat, [...(this.#complete.get(seat) ?? []), colour])
  }

  /** A marking grows by what happens, and is told where it was last. */
  #mark(event: Event, at: number): void {
    const marking = this.#open.get(event.seat) ?? this.#begin(event.seat)
    marking.events.push(event)
    marking.told.at = at
  }

  #begin(seat: number): Marking {
    const marking: Marking = { told: { at: 0, sentence: { id: '' }, weight: 1 }, events: [] }
    this.#open.set(seat, marking)
    this.#markings.push(marking)
    this.told.push(marking.told)
    return marking
  }

  finish(): Told[] {
    for (const { told, events } of this.#markings) told.sentence = together(...this.#marked(events))
    return this.told.sort((one, other) => one.at - other.at)
  }

  /** All crosses of a player in one sentence; then a bonus cell, and a colour that is complete. */
  #marked(events: Event[]): Sentence[] {
    const crosses = events.filter(({ event }) => event === 'marked')
    if (!crosses.length) return events.map((event) => this.#sentence(event))
    const more = events.filter(({ event }) => ['starred', 'colour-complete', 'passed'].includes(event))
    return [this.#crosses(crosses, events), ...more.map((event) => this.#sentence(event))]
  }

  #crosses(crosses: Event[], events: Event[]): Sentence {
    const completes = events.some(({ event }) => event === 'group-complete')
    const { seat, colour } = crosses[0]!
    const values = { name: this.names[seat]!, cells: cells(crosses.map(({ cell }) => cell)), colour: colourWord(colour) }
    return { id: completes ? 'diceland-event-group-complete' : 'diceland-event-marked', values }
  }

  #sentence(event: Event): Sentence {
    const name = this.names[event.seat] ?? ''
    return { id: `diceland-event-${event.event}`, values: { name, ...this.#values(event) } }
  }

  /** What the sentence of an event has places for, beside the player. */
  #values(event: Event): NonNullable<Sentence['values']> {
    const { colour, count, aside, dice, seat } = event
    switch (event.event) {
      case 'rolled':
      case 'bonus-rolled':
      case 'useless':
        return { dice: shown(dice), count: dice.length, number: event.number ?? 1 }
      case 'again':
      case 'stopped':
      case 'missed':
      case 'added':
        return { aside: diceWords(this.#colour, aside), count: count ?? 0, colour: colourWord(this.#colour) }
      case 'chose':
      case 'wasted':
      case 'used':
        return { dice: diceWords(colour, count), colour: colourWord(colour), count }
      case 'all-aside':
        return { colour: colourWord(this.#colour) }
      case 'colour-complete':
        return { colour: colourWord(colour) }
      case 'passed':
        return { bonus: event.bonus ? 'yes' : 'no' }
      case 'won-on':
        return { turn: event.turn, bonus: this.#bonus.get(seat) ?? 0, colours: (this.#complete.get(seat) ?? []).map(colourWord) }
      case 'ended':
        return { players: people(event.winners, this.names), count: event.winners.length }
      default:
        return Object.fromEntries(['board', 'map', 'turn', 'cell', 'bonus'].flatMap((key) => (key in event ? [[key, event[key]]] : [])))
    }
  }
}
