/** The seats this browser holds at a table; without one it watches. */

import { faceOf } from '../games/faces'
import type { Face } from '../games/face'
import { find } from '../net/mine'
import type { Table } from '../net/types'
import { Session } from './session.svelte'

export class Hands {
  readonly sessions: Session[]
  face: Face | null = $state.raw(null)
  #shown = $state(0)

  constructor(table: Table) {
    const tokens = Object.values(find(table.id)?.seats ?? {}).map((seat) => seat.token)
    this.sessions = (tokens.length ? tokens : [undefined]).map((token) => new Session(table.id, token))
    void faceOf(table.game).then((face) => this.#wear(face))
  }

  /** Through whose eyes the table is shown. */
  get shown(): Session {
    return this.sessions[this.#shown]!
  }

  get isShared(): boolean {
    return this.sessions.length > 1
  }

  show(session: Session): void {
    this.#shown = this.sessions.indexOf(session)
  }

  close(): void {
    this.sessions.forEach((session) => session.close())
  }

  #wear(face: Face): void {
    this.sessions.forEach((session) => (session.face = face))
    this.face = face
  }
}
