/** The story of a game, told from its events, with the reasons. */

import type { Event, Sentence, Told } from '@frame/games/face'
import { listed, together, verbatim } from '@frame/words/words.svelte'
import { Memory, type Showed } from './memory'
import { cardsText, combination, joined, people, signed } from './phrases'
import { Settling } from './settling'

const SETTLING = ['out', 'paid', 'bankrupt', 'won', 'unpaid', 'alone', 'pot-stays']
const TOGETHER = ['showed', 'result', 'dealt']
const WEIGHTS: Record<string, Told['weight']> = { dealt: 0, laid: 0, 'laid-again': 0, hand: 2, ended: 2 }

/** Events that are told together, and the number of the first. */
interface Scene {
  at: number
  name: string
  events: Event[]
}

function scenesOf(events: Event[]): Scene[] {
  const scenes: Scene[] = []
  events.forEach((event, at) => {
    const name = SETTLING.includes(event.event) ? 'settled' : event.event
    const last = scenes.at(-1)
    if (last?.name === name && (name === 'settled' || TOGETHER.includes(name))) last.events.push(event)
    else scenes.push({ at, name, events: [event] })
  })
  return scenes
}

export function story(events: Event[], names: string[]): Told[] {
  const memory = new Memory(names.length)
  return scenesOf(events).flatMap((scene) => {
    scene.events.forEach((event) => memory.remember(event))
    const sentences = told(scene, memory, names)
    return sentences.length ? [{ at: scene.at, sentence: together(...sentences), weight: WEIGHTS[scene.name] ?? 1 }] : []
  })
}

function told({ name, events }: Scene, memory: Memory, names: string[]): Sentence[] {
  const event = events[0]!
  if (name === 'hand') return [{ id: 'twins-event-hand', values: { hand: event.hand, name: names[event.dealer]!, pot: memory.pot } }]
  if (name === 'dealt') return dealt(events, names)
  if (name === 'bought') return [bought(event, names)]
  if (name === 'laid' || name === 'laid-again') return [laid(event, names)]
  if (name === 'showed') return [reveal(memory, names)]
  if (name === 'settled') return new Settling(memory, events, names).sentences()
  if (name === 'result') return [result(events, memory, names)]
  return name === 'ended' ? ended(event, memory, names) : []
}

/** Cards that are seen; that others get some goes without saying. */
function dealt(events: Event[], names: string[]): Sentence[] {
  const seen = events.filter((event) => event.card)
  return names.flatMap((name, seat) => {
    const cards = seen.filter((event) => event.seat === seat).map((event) => event.card as string)
    return cards.length ? [{ id: 'twins-event-dealt', values: { name, cards: listed(cards) } }] : []
  })
}

function bought({ seat, cards, price }: Event, names: string[]): Sentence {
  return { id: 'twins-event-bought', values: { players: people([seat], names), count: 1, cards, price } }
}

function laid(event: Event, names: string[]): Sentence {
  const name = names[event.seat]!
  if (!event.cards) return { id: 'twins-event-laid-unseen', values: { name } }
  const values = { name, cards: cardsText(event.cards), combination: combination(event as unknown as Showed) }
  return { id: `twins-event-${event.event}`, values }
}

/** All pairs, best first; those who are tied have the same place. */
function reveal(memory: Memory, names: string[]): Sentence {
  const shown = memory.bestFirst().map((one): Sentence => {
    const values = { place: memory.place(one.seat), name: names[one.seat]!, cards: cardsText(one.cards) }
    return { id: 'twins-event-showed', values: { ...values, combination: combination(one) } }
  })
  return { id: 'twins-reveal', values: { play: memory.play, shown: joined(shown, ' · ') } }
}

/** What everybody has now, and won or lost in this hand. */
function result(events: Event[], memory: Memory, names: string[]): Sentence {
  const results = events.map(({ seat, chips }) => verbatim(`${names[seat]} ${memory.chips[seat]}\u00a0(${signed(chips)})`))
  return { id: 'twins-event-result', values: { hand: memory.hand, results } }
}

function ended({ winners }: Event, memory: Memory, names: string[]): Sentence[] {
  const broke = memory.bankrupt
  const reason: Sentence = broke.length
    ? { id: 'twins-ended-bankrupt', values: { players: people(broke, names), count: broke.length } }
    : { id: 'twins-ended-hands', values: { hands: memory.hand } }
  return [reason, { id: 'twins-event-ended', values: { players: people(winners, names), count: winners.length } }]
}
