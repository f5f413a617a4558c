/** A game's own board, and what only the board knows. The server says what has happened and what can be done. */

import type { Component } from 'svelte'
import type { Event, GameName, Move, Shown, Told, View } from '../net/types'
import type { Draft } from '../table/draft.svelte'
import type { Reader, Sentence } from '../words/words.svelte'

export type { Event, GameName, Move, Shown, Told, View } from '../net/types'
export type { Draft } from '../table/draft.svelte'
export type { Sentence, Value } from '../words/words.svelte'

/** What is shown: to a seat, to a spectator, or in a replay (then `seat` is null or `legal` is empty). */
export interface Moment {
  view: View
  legal: string[]
  seat: number | null
  names: string[]
  /** Who is told of as "you": the seat, unless several people look. */
  reader: Reader
  options: Record<string, unknown>
  /** What the server adds: the question, figures, details for the board, and the standing at the end. */
  shown: Shown
  /** The possible moves with what each would make, and impossible ones with the reason. */
  moves: Move[]
}

/** What has just happened on the way to this view; for animations. */
export interface News {
  /** A new number each time. */
  number: number
  events: Event[]
  before: View | null
}

export interface BoardProps extends Moment {
  draft: Draft
  /** Everything so far, as data and in words. */
  events: Event[]
  told: Told[]
  news: News
  /** How much help the person wants. */
  hints: 'plain' | 'helper' | 'coach'
  /** Whether things should not move. */
  calm: boolean
  play(move: string): void
  /** Explains why something that was clicked is not possible. */
  why(sentence: Sentence): void
}

/** Sends a move, or changes the draft. Disabled if there is a reason why not. */
export interface Button {
  sentence: Sentence
  move?: string
  action?: () => void
  main?: boolean
  reason?: Sentence
}

/** One thing that the guide points at in a first game. */
export interface Pointer {
  /** A CSS selector. */
  target: string
  sentence: Sentence
}

export interface Face {
  name: GameName
  /** What everybody sees, as large as fits; for a player without what is their own. */
  Board: Component<BoardProps>
  /** The player's own dice, cards or colours, near the buttons. */
  Own: Component<BoardProps>
  /** Actions besides clicking on the board; at most four. */
  buttons(at: Moment, draft: Draft): Button[]
  /** Milliseconds for which these events are shown before the next thing; a tap goes on at once. */
  pace(events: Event[]): number
  /** Whether nothing in the view is secret, so that a shared device needs no curtain. */
  isOpen?(view: View, shown: Shown | null): boolean
  /** Whether the board needs height now; on a wide, low screen the player's own things then go beside it. */
  isTall?(at: Moment): boolean
  /** What the guide points at now in a first game, one thing after another. */
  guide?(at: Moment): Pointer[]
  /** A text for people who hear it: codes of cards become words. */
  spoken?(text: string): string
  /** Small pictures to which the rules for players refer. */
  figures?: Record<string, Component>
}
