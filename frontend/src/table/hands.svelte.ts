/** The seats this browser holds at a table; without any it watches. */

import { faceOf, kitFor } from '../games/faces'
import type { Face } from '../games/face'
import { leave, stay } from '../net/leaving'
import { find, lose, ownAt, type Own } from '../net/mine'
import type { Phase, Table } from '../net/types'
import { settings } from '../settings.svelte'
import { Session } from './session.svelte'

const isAwaited = (session: Session) => session.view?.actors.includes(session.seat) ?? false

/** Whether both have been told as much: each is told over a connection of its own. */
const areAtOneMoment = (one: Session, other: Session) => String(one.view?.actors) === String(other.view?.actors)

export class Hands {
  sessions: Session[] = $state.raw([])
  face: Face | null = $state.raw(null)
  /** A seat that was lost without leaving it, or a request that was refused. */
  lost: Own | null = $state.raw(null)
  /** The seats that are being left. */
  leaving: number[] = $state.raw([])
  readonly #table: string
  readonly #phase: Phase
  readonly #isPlain: boolean
  /** The person holding the device; with several people, null until one says so. */
  #holder: Session | null = $state.raw(null)

  constructor({ id, phase, game }: Table, onlyWatches = false) {
    this.#table = id
    this.#phase = phase
    this.#isPlain = settings.plain && !onlyWatches
    if (phase === 'playing' && !onlyWatches) stay(id)
    const own: (Own | null)[] = onlyWatches ? [] : ownAt(id)
    this.leaving = own.flatMap((one) => (one?.leaving ? one.seat : []))
    this.sessions = (own.length ? own : [null]).map((one) => this.#sit(one))
    void (this.#isPlain ? kitFor(game) : faceOf(game)).then((face) => this.#wear(face))
  }

  /** Whose view is shown: the holder's, or where nothing is secret the awaited player's. */
  get shown(): Session {
    return this.isCovered ? this.#held : this.wanted
  }

  /** Whom the game needs now: the holder, or another person on this device. */
  get wanted(): Session {
    if (isAwaited(this.#held)) return this.#held
    const next = this.players.find(isAwaited)
    return next && areAtOneMoment(next, this.#held) ? next : this.#held
  }

  /** Whether the device must change hands before anything is shown. */
  get isCovered(): boolean {
    const { view, shown } = this.wanted
    if (this.players.length < 2 || !view || this.face?.isOpen?.(view, shown)) return false
    return this.#holder === null || this.wanted !== this.#held
  }

  /** The sessions with a seat. */
  get players(): Session[] {
    return this.sessions.filter((session) => session.own && !session.isWaiting)
  }

  /** The seats of this browser. */
  get seats(): number[] {
    return this.players.map((session) => session.own!.seat)
  }

  /** The requested seats. */
  get asked(): Own[] {
    return this.sessions.flatMap((session) => (session.isWaiting ? session.own! : []))
  }

  /** To the next result, or to the present. */
  goOn(): void {
    this.sessions.forEach(({ beats }) => beats.goOn())
  }

  /** The person who acts while nothing is secret becomes the holder, so that nobody else's things are shown next. */
  hold(): void {
    this.#holder = this.shown
  }

  uncover(): void {
    this.#holder = this.wanted
  }

  leave(seat: number): void {
    this.leaving = [...this.leaving, seat]
    leave(this.#table, seat)
  }

  close(): void {
    this.sessions.forEach((session) => session.close())
  }

  get #held(): Session {
    const [first] = this.players
    return this.#holder?.own ? this.#holder : (first ?? this.sessions[0]!)
  }

  #sit(own: Own | null): Session {
    const session: Session = new Session(this.#table, own, (lost) => this.#unseat(session, lost), find(this.#table)?.host, this.#isPlain ? 'areas' : 'board')
    return session
  }

  /** A person without another seat here goes on as a spectator. */
  #unseat(session: Session, lost: Own): void {
    lose(this.#table, lost, session.table?.phase ?? this.#phase)
    if (!this.leaving.includes(lost.seat)) this.lost = lost
    this.leaving = this.leaving.filter((seat) => seat !== lost.seat)
    if (this.sessions.length === 1) return
    session.close()
    this.sessions = this.sessions.filter((other) => other !== session)
  }

  #wear(face: Face): void {
    this.sessions.forEach((session) => (session.face = face))
    this.face = face
  }
}
