/** A game step by step, as one viewer saw it. */

import type { Face, News } from '../games/face'
import type { Event, Headline, Shown, Step, Told, View } from '../net/types'
import { settings } from '../settings.svelte'
import { timeFor } from '../table/beats.svelte'
import { toldAfter } from '../table/told'

/** Milliseconds added to every step, and those for a step in which little happens. */
const REST = 300
const LITTLE = 120
/** The weight of what begins a round or turn, or ends the game. */
const CHAPTER = 2

/** Where a part of the game begins, and what was said there. */
export interface Chapter {
  step: number
  told: Told
}

/** Part of a step: up to a result, or what follows the last one. */
interface Part {
  /** How many events, and how much of the story, the step contains up to there. */
  events: number
  told: number
  view: View
  shown: Shown
  /** The results shown in large words. */
  beat: Headline[]
}

function partsOf({ events, told, moments = [], view, shown }: Step): Part[] {
  const parts = moments.map((one) => ({ ...one, told: one.told + 1, events: told[one.told]!.at + 1, beat: told[one.told]!.beat! }))
  const end = { events: events.length, told: told.length, view, shown, beat: [] }
  const last = parts.at(-1)
  if (!last || last.events < end.events || last.told < end.told) return [...parts, end]
  return [...parts.slice(0, -1), { ...end, beat: last.beat }]
}

export class ReplaySteps {
  readonly steps: Step[]
  readonly chapters: Chapter[]
  /** How many events there were before each step, and at the end. */
  readonly #before: number[]
  index = $state(0)
  /** Which part of the step is shown. */
  #part = $state(0)
  readonly #parts: Part[][]
  isPlaying = $state(false)
  readonly #pace: Face['pace']
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(steps: Step[], pace: Face['pace'], index = 0) {
    this.steps = steps
    this.#parts = steps.map(partsOf)
    this.#pace = pace
    this.chapters = steps.flatMap(({ told }, step) => told.filter(({ weight }) => weight === CHAPTER).map((one) => ({ step, told: one })))
    let count = 0
    this.#before = [0, ...steps.map((step) => (count += step.events.length))]
    this.go(index)
  }

  get last(): number {
    return this.steps.length - 1
  }

  get step(): Step {
    return this.steps[this.index]!
  }

  get #now(): Part {
    return this.#parts[this.index]![this.#part]!
  }

  /** The part shown before it. */
  get #partBefore(): Part | undefined {
    return this.#part ? this.#parts[this.index]![this.#part - 1] : this.#parts[this.index - 1]?.at(-1)
  }

  get view(): View {
    return this.#now.view
  }

  get shown(): Shown {
    return this.#now.shown
  }

  get beat(): Headline[] {
    return this.#now.beat
  }

  /** The events up to this moment. */
  get events(): Event[] {
    return [...this.steps.slice(0, this.index).flatMap((step) => step.events), ...this.step.events.slice(0, this.#now.events)]
  }

  /** The same in words, as the server tells it. */
  get told(): Told[] {
    const told = [...this.steps.slice(0, this.index).map((step) => step.told), this.step.told.slice(0, this.#now.told)]
    return told.flatMap((one, index) => toldAfter(this.#before[index]!, one))
  }

  get #newEvents(): Event[] {
    return this.step.events.slice(this.#part ? this.#partBefore!.events : 0, this.#now.events)
  }

  get news(): News {
    const parts = this.#parts.slice(0, this.index).flat().length
    return { number: parts + this.#part, events: this.#newEvents, before: this.#partBefore?.view ?? null }
  }

  /** To the end of a step. */
  go(index: number): void {
    this.index = this.#within(index)
    this.#part = this.#parts[this.index]!.length - 1
    if (this.index === this.last) this.pause()
  }

  /** To the next result, or the end of the step. */
  goOn(): void {
    this.#enter(this.index + 1)
  }

  /** Through the rest of this step to the beginning of another. */
  #enter(next: number): void {
    if (this.#part < this.#parts[this.index]!.length - 1) this.#part += 1
    else if (this.index < this.last) {
      this.index = next
      this.#part = 0
    }
    if (this.isAtEnd) this.pause()
  }

  get isAtEnd(): boolean {
    return this.index === this.last && this.#part === this.#parts[this.last]!.length - 1
  }

  /** The beginning of this part of the game; or, from there, of the one before. */
  get chapterBefore(): Chapter | undefined {
    return this.chapters.findLast(({ step }) => step < this.index)
  }

  get chapterAfter(): Chapter | undefined {
    return this.chapters.find(({ step }) => step > this.index)
  }

  goToChapter(chapter: Chapter | undefined): void {
    if (chapter) this.go(chapter.step)
  }

  /** To the moment of an event. */
  goToEvent(event: number): void {
    this.go(this.stepOf(event))
  }

  stepOf(event: number): number {
    return Math.max(0, this.#before.findIndex((count) => count > event) - 1)
  }

  /** The step of a seat's own last move, or the beginning. */
  lastMoveOf(seat: number | null): number {
    return Math.max(0, this.steps.findLastIndex((step) => step.actor === seat))
  }

  toggle(): void {
    if (this.isPlaying) return this.pause()
    if (this.isAtEnd) this.go(0)
    this.isPlaying = true
    this.#timer = setTimeout(this.#onward, REST / settings.speed)
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.isPlaying = false
  }

  /** Skips steps in which nothing can be seen. */
  #onward = (): void => {
    if (!this.isPlaying) return
    const next = this.steps.findIndex((step, index) => index > this.index && step.events.length > 0)
    this.#enter(next < 0 ? this.last : next)
    if (this.isPlaying) this.#timer = setTimeout(this.#onward, this.#wait)
  }

  get #wait(): number {
    const looked = Math.max(timeFor(this.beat), this.#pace(this.#newEvents))
    return (looked ? looked + REST : LITTLE) / settings.speed
  }

  #within(index: number): number {
    return Math.min(Math.max(0, Number.isFinite(index) ? Math.trunc(index) : 0), this.last)
  }
}
