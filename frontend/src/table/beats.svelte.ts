/** Splits what has happened into pieces that are shown one after another: each result is seen before the next thing. */

import type { Face } from '../games/face'
import type { Headline, UpdateMessage } from '../net/types'
import { isCalm, PACES, settings } from '../settings.svelte'

/** Milliseconds for which results are shown: the first, and each further one of the same moment. */
const BEAT = 1500
const FURTHER = 500
/** Limits on showing everything that waits: this time, or this share of the time to decide. */
const LONGEST_WAIT = 12_000
const PART_OF_CLOCK = 0.25

/** Milliseconds for which results are shown. */
export const timeFor = (results: Headline[] = []): number => (results.length ? BEAT + FURTHER * (results.length - 1) : 0)

/** Part of an update: up to something with a beat, or what follows the last one. */
export interface Piece extends UpdateMessage {
  /** The results shown in large words. */
  beat?: Headline[]
}

export function piecesOf(update: UpdateMessage): Piece[] {
  const { moments = [], told = [], events = [], ...rest } = update
  if (!moments.length) return [update]
  const isAsked = rest.legal !== undefined
  const pieces: Piece[] = []
  let [saidBefore, before] = [0, 0]
  for (const { told: place, view, shown } of moments) {
    const { at, beat } = told[place]!
    pieces.push({ type: 'update', seq: update.seq, events: events.slice(before, at + 1), told: counted(told.slice(saidBefore, place + 1), before), view, shown, beat, ...(isAsked && { legal: [] }) })
    saidBefore = place + 1
    before = at + 1
  }
  return [...pieces, { ...rest, events: events.slice(before), told: counted(told.slice(saidBefore), before) }]
}

/** Renumbers what is told, from the update's events to those of its piece. */
const counted = <T extends { at: number }>(told: T[], before: number): T[] => told.map((one) => ({ ...one, at: one.at - before }))

/** Shows things that happen one after another in this way. */
export class Beats {
  /** The results being shown in large words; nothing after them is visible yet. */
  now: Headline[] = $state.raw([])
  face: Face | null = null
  readonly #show: (piece: Piece) => void
  /** Milliseconds left to decide. */
  readonly #left: () => number | undefined
  #waiting: Piece[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (piece: Piece) => void, left: () => number | undefined) {
    this.#show = show
    this.#left = left
  }

  add(pieces: Piece[]): void {
    this.#waiting.push(...pieces)
    if (this.#timer === undefined) this.#next()
  }

  /** Shows what waits at once, up to the next result. */
  goOn = (): void => {
    this.stop()
    this.now = []
    while (this.#waiting.length && !this.now.length && this.#timer === undefined) this.#next(true)
  }

  catchUp(): void {
    do this.goOn()
    while (this.#waiting.length)
    this.goOn()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The next piece; if `hurried`, only results take time. */
  #next = (hurried = false): void => {
    this.#timer = undefined
    const piece = this.#waiting.shift()
    const isLooked = !document.hidden && PACES[settings.pace] > 0
    this.now = (isLooked && piece?.beat) || []
    if (!piece) return
    this.#show(piece)
    const wait = !isLooked || (hurried && !this.now.length) ? 0 : this.#timeFor(piece) * this.#hurry(piece)
    if (wait > 0) this.#timer = setTimeout(this.#next, wait)
    else if (!hurried) this.#next()
  }

  /** Shortens everything in proportion if much is waiting. */
  #hurry(piece: Piece): number {
    const whole = [piece, ...this.#waiting].reduce((sum, one) => sum + this.#timeFor(one), 0)
    return Math.min(1, Math.min(LONGEST_WAIT, PART_OF_CLOCK * (this.#left() ?? Infinity)) / Math.max(1, whole))
  }

  /** Results take time even where nothing moves. */
  #timeFor({ beat, events }: Piece): number {
    const moving = events?.length && this.face && !isCalm() ? this.face.pace(events) : 0
    return Math.max(timeFor(beat), moving) * PACES[settings.pace]
  }
}
