/** A game step by step, as one viewer saw it. */

import type { Face, News } from '../games/face'
import type { Event, Shown, Step, Told, View } from '../net/types'
import { settings } from '../settings.svelte'
import { toldAfter } from '../table/told'

/** Milliseconds added to what a step is looked at, and how long one is seen in which little happens. */
const REST = 300
const LITTLE = 120
/** Of what is told: something new begins, a round or a turn, or the game ends. */
const CHAPTER = 2

/** Where a part of the game begins, and what was said there. */
export interface Chapter {
  step: number
  told: Told
}

export class Past {
  readonly steps: Step[]
  readonly chapters: Chapter[]
  /** How many events had happened before each step, and at the end. */
  readonly #before: number[]
  index = $state(0)
  isPlaying = $state(false)
  readonly #pace: Face['pace']
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(steps: Step[], pace: Face['pace'], index = 0) {
    this.steps = steps
    this.#pace = pace
    this.chapters = steps.flatMap(({ told }, step) => told.filter(({ weight }) => weight === CHAPTER).map((one) => ({ step, told: one })))
    let count = 0
    this.#before = [0, ...steps.map((step) => (count += step.events.length))]
    this.index = this.#within(index)
  }

  get last(): number {
    return this.steps.length - 1
  }

  get step(): Step {
    return this.steps[this.index]!
  }

  get view(): View {
    return this.step.view
  }

  /** What has happened up to this moment. */
  get events(): Event[] {
    return this.steps.slice(0, this.index + 1).flatMap((step) => step.events)
  }

  /** The same in words, as the server tells it. */
  get told(): Told[] {
    return this.steps.slice(0, this.index + 1).flatMap((step, index) => toldAfter(this.#before[index]!, step.told))
  }

  get shown(): Shown {
    return this.step.shown
  }

  get news(): News {
    return { number: this.index, events: this.step.events, before: this.steps[this.index - 1]?.view ?? null }
  }

  go(index: number): void {
    this.index = this.#within(index)
    if (this.index === this.last) this.pause()
  }

  /** The beginning of this part of the game, or from there of the one before. */
  get chapterBefore(): Chapter | undefined {
    return this.chapters.findLast(({ step }) => step < this.index)
  }

  get chapterAfter(): Chapter | undefined {
    return this.chapters.find(({ step }) => step > this.index)
  }

  goToChapter(chapter: Chapter | undefined): void {
    if (chapter) this.go(chapter.step)
  }

  /** To the moment in which an event happened. */
  goToEvent(event: number): void {
    this.go(this.stepOf(event))
  }

  stepOf(event: number): number {
    return Math.max(0, this.#before.findIndex((count) => count > event) - 1)
  }

  /** The step of the last move a seat made itself, or the beginning. */
  lastMoveOf(seat: number | null): number {
    return Math.max(0, this.steps.findLastIndex((step) => step.actor === seat))
  }

  toggle(): void {
    if (this.isPlaying) return this.pause()
    if (this.index === this.last) this.index = 0
    this.isPlaying = true
    this.#timer = setTimeout(this.#onward, REST / settings.speed)
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.isPlaying = false
  }

  /** Steps in which nothing is to be seen are passed over. */
  #onward = (): void => {
    if (!this.isPlaying) return
    const next = this.steps.findIndex((step, index) => index > this.index && step.events.length > 0)
    this.go(next < 0 ? this.last : next)
    if (this.isPlaying) this.#timer = setTimeout(this.#onward, this.#wait)
  }

  get #wait(): number {
    const looked = this.#pace(this.step.events)
    return (looked ? looked + REST : LITTLE) / settings.speed
  }

  #within(index: number): number {
    return Math.min(Math.max(0, Number.isFinite(index) ? Math.trunc(index) : 0), this.last)
  }
}
