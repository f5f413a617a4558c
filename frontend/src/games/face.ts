/** What a game shows and says; everything else is the same at every table. */

import type { Component } from 'svelte'
import type { Event, GameName, View } from '../net/types'
import type { Draft } from '../table/draft.svelte'
import type { Sentence, Value } from '../words/words.svelte'

export type { Event, GameName, View } from '../net/types'
export type { Draft } from '../table/draft.svelte'
export type { Sentence, Value } from '../words/words.svelte'

/** What somebody sees: a seat, a spectator or a replay (then `seat` is null or `legal` empty). */
export interface Moment {
  view: View
  legal: string[]
  seat: number | null
  names: string[]
  options: Record<string, unknown>
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
  /** All that has happened so far. */
  events: Event[]
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

/** An event, or some together, in words; `at` is the number of its first event. */
export interface Told {
  at: number
  sentence: Sentence
  /** 0: a small step, 1: usual, 2: a new round or the end. */
  weight: 0 | 1 | 2
}

/** Everyone may know it: chips, tokens, stars. */
export interface PublicNumber {
  label: Sentence
  value: Value
}

/** One thing to be pointed at in a first game. */
export interface Pointer {
  /** A CSS selector. */
  target: string
  sentence: Sentence
}

export interface Face {
  name: GameName
  Board: Component<BoardProps>
  /** What is awaited from whom and why. */
  question(at: Moment): Sentence
  /** At most four. */
  buttons(at: Moment, draft: Draft): Button[]
  story(events: Event[], names: string[]): Told[]
  numbers(view: View, seat: number): PublicNumber[]
  /** Milliseconds that what happened is looked at before the next thing is shown; whoever taps goes on at once. */
  pace(events: Event[]): number
  /** A legal move in words, for hints and lists of moves. */
  move(move: string, at: Moment): Sentence
  /** Nothing in a view is for one seat alone now: a shared device needs no curtain. */
  isOpen?(view: View, options: Record<string, unknown>): boolean
  /** What a first game points at now, one thing after the other. */
  guide?(at: Moment): Pointer[]
  /** A text for who hears it: codes of cards as words. */
  spoken?(text: string): string
  /** Small pictures that the rules for players name. */
  figures?: Record<string, Component>
}
