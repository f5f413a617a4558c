/** The coach. It may be asked before there is anything to decide, and answers when there is. */

import { newId } from '../net/ids'
import type { Move, Weighed } from '../net/types'

/** Milliseconds after which the delay is explained. */
const LONG = 4000
/** Refusals of questions that came a moment too late. */
const TOO_LATE = ['not-awaited', 'too-many-hints']

export class Coach {
  /** What it thinks of this decision, the best move first. */
  weighed: Weighed[] | null = $state.raw(null)
  isAsked = $state.raw(false)
  /** Whether there is something to decide. */
  isAwaited = $state.raw(false)
  isSlow = $state.raw(false)
  readonly #send: (id: string) => void
  /** The pending question, and the decision it is about. */
  #question: { id: string; decision: number } | null = null
  #decision = 0
  /** The moves it is about, to notice when they change. */
  #moves = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (id: string) => void) {
    this.#send = send
  }

  ask(): void {
    if (this.isAsked) return
    this.isAsked = true
    this.#timer = setTimeout(() => (this.isSlow = true), LONG)
    this.#askNow()
  }

  /** Sets the current decision. What others do meanwhile does not make it a new one. */
  decide(moves: Move[], isAwaited: boolean): void {
    const told = JSON.stringify(moves)
    if (told === this.#moves) return
    this.#moves = told
    this.#decision += 1
    this.isAwaited = isAwaited
    this.weighed = null
    this.#askNow()
  }

  /** Whatever comes next is a new decision. */
  moved(): void {
    this.#moves = ''
  }

  hear({ id, weighed }: { id: string; weighed: Weighed[] }): void {
    if (id !== this.#question?.id) return
    const isOfNow = this.#question.decision === this.#decision
    this.#question = null
    if (!isOfNow) return this.#askNow()
    this.#stop()
    this.weighed = weighed
  }

  /** Whether to keep waiting after a refusal: the question came too late for its decision. */
  waitsAfter({ id, code }: { id: string | null; code: string }): boolean {
    if (id === null || id !== this.#question?.id) return false
    const isOfNow = this.#question.decision === this.#decision
    this.#question = null
    if (!TOO_LATE.includes(code) || (isOfNow && this.isAwaited)) {
      this.#stop()
      return false
    }
    this.#askNow()
    return true
  }

  #askNow(): void {
    if (!this.isAsked || !this.isAwaited || this.#question) return
    this.#question = { id: newId(), decision: this.#decision }
    this.#send(this.#question.id)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.isAsked = this.isSlow = false
  }
}
