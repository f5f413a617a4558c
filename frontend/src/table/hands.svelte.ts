/** The seats this browser holds at a table; without one it watches. */

import { faceOf } from '../games/faces'
import type { Face } from '../games/face'
import { find } from '../net/mine'
import type { Table } from '../net/types'
import { Session } from './session.svelte'

const isAwaited = (session: Session) => session.view?.actors.includes(session.seat) ?? false

export class Hands {
  readonly sessions: Session[]
  face: Face | null = $state.raw(null)
  /** Who holds the device; at first, with several, nobody has said. */
  #holder: number | null = $state(null)

  constructor(table: Table, onlyWatches = false) {
    const seats = onlyWatches ? {} : (find(table.id)?.seats ?? {})
    const tokens = Object.values(seats).map((seat) => seat.token)
    this.sessions = (tokens.length ? tokens : [undefined]).map((token) => new Session(table.id, token))
    if (this.sessions.length === 1) this.#holder = 0
    void faceOf(table.game).then((face) => this.#wear(face))
  }

  /** Through whose eyes the table is shown: the holder's, or where nothing is hidden those of who is awaited. */
  get shown(): Session {
    return this.isCovered ? this.#held : this.wanted
  }

  /** Whom the game needs now: the holder, or somebody else on this device. */
  get wanted(): Session {
    if (isAwaited(this.#held)) return this.#held
    return this.sessions.find(isAwaited) ?? this.#held
  }

  /** Whether the device has to change hands before anything is shown. */
  get isCovered(): boolean {
    const { view, table } = this.wanted
    if (this.sessions.length === 1 || !view || this.face?.isOpen?.(view, table?.options ?? {})) return false
    return this.#holder === null || this.wanted !== this.#held
  }

  uncover(): void {
    this.#holder = this.sessions.indexOf(this.wanted)
  }

  close(): void {
    this.sessions.forEach((session) => session.close())
  }

  get #held(): Session {
    return this.sessions[this.#holder ?? 0]!
  }

  #wear(face: Face): void {
    this.sessions.forEach((session) => (session.face = face))
    this.face = face
  }
}
