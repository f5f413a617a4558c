/** A worker that thinks, for Python: see `server/pocket.py`. */

import type { Index } from './messages'
import type { Question, Thought } from './thinker'

type Answer = [answer: string, behind: string]

interface Waiting {
  done(answer: Answer): void
  failed(error: Error): void
}

export class Thinker {
  readonly #worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  readonly #begun: Promise<Answer>
  #waiting: Waiting | null = null

  constructor(index: Index) {
    this.#worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if ('failed' in data) this.#waiting?.failed(new Error(data.failed))
      else this.#waiting?.done([data.answer, data.behind])
    }
    this.#worker.onerror = ({ message }) => this.#waiting?.failed(new Error(message || 'What thinks could not be loaded.'))
    this.#begun = this.#say({ index })
    this.#begun.catch(() => {}) // who asks whether it is ready is told
  }

  async ready(): Promise<void> {
    await this.#begun
  }

  /** One question after the other. */
  ask(question: string): Promise<Answer> {
    return this.#say({ question })
  }

  end(): void {
    this.#worker.terminate()
  }

  #say(question: Question): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#waiting = { done, failed }
      this.#worker.postMessage(question)
    })
  }
}
