/** A game's own board, and what only the board knows. What is said and what can be done, the server tells. */

import type { Component } from 'svelte'
import type { Event, GameName, Move, Shown, Told, View } from '../net/types'
import type { Draft } from '../table/draft.svelte'
import type { Sentence } from '../words/words.svelte'

export type { Event, GameName, Move, Shown, Told, View } from '../net/types'
export type { Draft } from '../table/draft.svelte'
export type { Sentence, Value } from '../words/words.svelte'

/** What somebody sees: a seat, a spectator or a replay (then `seat` is null or `legal` empty). */
export interface Moment {
  view: View
  legal: string[]
  seat: number | null
  names: string[]
  options: Record<string, unknown>
  /** What the server tells besides: the question, figures, details for the board, at the end the standing. */
  shown: Shown
  /** What can be done, with what each move would make; and what cannot, with the reason. */
  moves: Move[]
}

/** What has just happened on the way to this view; for animations. */
export interface News {
  /** Another one each time. */
  number: number
  events: Event[]
  before: View | null
}

export interface BoardProps extends Moment {
  draft: Draft
  /** All that has happened so far, as data and in words. */
  events: Event[]
  told: Told[]
  news: News
  /** How much help the person wants. */
  hints: 'plain' | 'helper' | 'coach'
  /** Things should not move. */
  calm: boolean
  play(move: string): void
  /** Says why something that was clicked is not possible. */
  why(sentence: Sentence): void
}

/** Sends a move, or does something with the draft. Disabled when there is a reason why not. */
export interface Button {
  sentence: Sentence
  move?: string
  action?: () => void
  main?: boolean
  reason?: Sentence
}

/** One thing to be pointed at in a first game. */
export interface Pointer {
  /** A CSS selector. */
  target: string
  sentence: Sentence
}

export interface Face {
  name: GameName
  /** What everybody sees, as large as fits; for somebody with a seat without what is their own. */
  Board: Component<BoardProps>
  /** One's own dice, cards or colours, near the buttons. */
  Own: Component<BoardProps>
  /** Besides what is clicked on the board; at most four. */
  buttons(at: Moment, draft: Draft): Button[]
  /** Milliseconds that what happened is looked at before the next thing is shown; whoever taps goes on at once. */
  pace(events: Event[]): number
  /** Nothing in a view is for one seat alone now: a shared device needs no curtain. */
  isOpen?(view: View, shown: Shown | null): boolean
  /** What a first game points at now, one thing after the other. */
  guide?(at: Moment): Pointer[]
  /** A text for who hears it: codes of cards as words. */
  spoken?(text: string): string
  /** Small pictures that the rules for players name. */
  figures?: Record<string, Component>
}
