/** What a socket is to a server, this is to the tables of this browser. */

import type { Socket } from './keepers'

/** The other end. */
export interface Lines {
  join(line: Line): void
  say(line: Line, text: string): void
  leave(line: Line): void
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3
const TRY_AGAIN = 1013

export class Line implements Socket {
  readyState: Socket['readyState'] = CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #lines: Lines | undefined

  constructor(coming: Promise<Lines>) {
    coming.then(
      (lines) => {
        if (this.readyState === CLOSED) return
        this.#lines = lines
        lines.join(this)
      },
      () => this.end(TRY_AGAIN),
    )
  }

  send(text: string): void {
    this.#lines?.say(this, text)
  }

  /** By this end. */
  close(): void {
    this.readyState = CLOSED
    this.#lines?.leave(this)
  }

  // By the other end

  open(): void {
    this.readyState = OPEN
    this.onopen?.()
  }

  hear(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data: text })
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onclose?.({ code })
  }
}
