/** Games that the server tells nothing of yet: their faces tell it themselves. To be deleted when there are none left. */

import type { Event, Figure, Move, Shown, Told, View } from '../net/types'
import { tell, verbatim, type Sentence, type Value } from '../words/words.svelte'
import type { Face, Moment } from './face'

/** Events in words; `at` is the number of the first. */
export interface OldTold {
  at: number
  sentence: Sentence
  weight: 0 | 1 | 2
}

export interface OldFace {
  question?(at: Moment): Sentence
  story?(events: Event[], names: string[]): OldTold[]
  numbers?(view: View, seat: number): { label: Sentence; value: Value }[]
  /** A legal move in words. */
  move?(move: string, at: Moment): Sentence
}

const NOTHING: Shown = { question: [], figures: [], details: null, standing: null }

/** A moment with what is shown in it, by the server or else by the face. */
export function momentOf(face: Face, at: Omit<Moment, 'shown'> & { shown: Shown | null }): Moment {
  if (at.shown) return at as Moment
  const before = { ...at, shown: NOTHING }
  const question = face.question ? [face.question(before)] : []
  const figures = at.names.map((_, seat) => face.numbers?.(at.view, seat) ?? [])
  return { ...at, shown: { ...NOTHING, question: question.map(worded), figures: figures as Figure[][] } }
}

/** What happened in words, told by the server or else by the face. */
export function storyOf(face: Face | null, { shown, told, events }: { shown: Shown | null; told: Told[]; events: Event[] }, names: string[]): Told[] {
  if (shown || !face?.story) return told
  return face.story(events, names).map(({ at, sentence, weight }) => ({ at, kind: '', weight, sentences: [worded(sentence)] }))
}

/** A move in words. */
export function moveOf(face: Face, at: Moment, move: string): Sentence {
  const told: Move | undefined = at.moves.find((one) => one.move === move)
  return told ?? face.move?.(move, at) ?? verbatim(move)
}

/** Old sentences have the names in them already. */
const worded = (sentence: Sentence) => ({ id: 'web-verbatim', values: { text: tell(sentence) } })
