/** What happened, cut into what is looked at one thing after the other: a result is seen before the next thing is. */

import type { Face } from '../games/face'
import type { Headline, UpdateMessage } from '../net/types'
import { isCalm, PACES, settings } from '../settings.svelte'

/** Milliseconds that results are looked at: the first one, and each further one of the same moment. */
const BEAT = 1500
const FURTHER = 500
/** All that waits is shown in no more than this, or than this part of the time there is to decide. */
const LONGEST_WAIT = 12_000
const PART_OF_CLOCK = 0.25

/** Part of an update: up to something with a beat, or what comes after the last of these. */
export interface Piece extends UpdateMessage {
  /** The results that are said in large words. */
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

/** Each counts the events that are told at once: here those of its piece. */
const counted = <T extends { at: number }>(told: T[], before: number): T[] => told.map((one) => ({ ...one, at: one.at - before }))

/** Things that happen one after the other are seen one after the other. */
export class Beats {
  /** The results that are looked at, in large words; nothing that came after them is shown. */
  now: Headline[] = $state.raw([])
  face: Face | null = null
  readonly #show: (piece: Piece) => void
  /** Milliseconds that are left to decide. */
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

  /** Shows at once what waits to be shown, up to the next result. */
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

  /** The next piece; `hurried`, only a result is looked at. */
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

  /** Much that waits is shown in less time, each thing in proportion. */
  #hurry(piece: Piece): number {
    const whole = [piece, ...this.#waiting].reduce((sum, one) => sum + this.#timeFor(one), 0)
    return Math.min(1, Math.min(LONGEST_WAIT, PART_OF_CLOCK * (this.#left() ?? Infinity)) / Math.max(1, whole))
  }

  /** A result is looked at also where nothing moves. */
  #timeFor({ beat, events }: Piece): number {
    const results = beat?.length ?? 0
    const looked = results ? BEAT + FURTHER * (results - 1) : 0
    const moving = events?.length && this.face && !isCalm() ? this.face.pace(events) : 0
    return Math.max(looked, moving) * PACES[settings.pace]
  }
}
