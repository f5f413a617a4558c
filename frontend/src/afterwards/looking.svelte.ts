/** A finished game that is looked at: asks again until all is known. */

import { Refused } from '../net/refused'
import type { Afterwards, ReviewState } from '../net/types'

const PAUSE = 1000
const LONG_PAUSE = 4000
/** What passes by itself. */
const PASSING = ['busy', 'too-fast', 'no-server']
/** Whoever knows so much is told how far it is, and what was found in the end. */
const PROGRESS_ONLY = 999_999

export class Looking {
  /** From 0 to 1. */
  done = $state(0)
  found: Afterwards | null = $state.raw(null)
  problem: unknown = $state.raw(null)
  readonly #ask: (deals: number) => Promise<ReviewState>
  #deals: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  /** `isPatient`: only the last answer is needed. */
  constructor(ask: (deals: number) => Promise<ReviewState>, isPatient = false) {
    this.#ask = ask
    this.#deals = isPatient ? PROGRESS_ONLY : 0
    void this.#look()
  }

  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    try {
      const { done, deals, review } = await this.#ask(this.#deals)
      if (this.#isOver) return
      this.done = done
      this.found = review ?? this.found
      this.#deals = Math.max(this.#deals, deals)
      if (done < 1) this.#again(PAUSE)
    } catch (error) {
      if (this.#isOver) return
      if (error instanceof Refused && PASSING.includes(error.code)) this.#again(LONG_PAUSE)
      else this.problem = error
    }
  }

  #again(pause: number): void {
    this.#timer = setTimeout(() => void this.#look(), pause)
  }
}
