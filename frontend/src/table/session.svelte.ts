/** A table as one viewer sees it, kept up to date by the server. */

import type { Face, News } from '../games/face'
import { Connection, type Status } from '../net/connection'
import { newId } from '../net/ids'
import * as mine from '../net/mine'
import type { ChatLine, Clock, Event, Here, Move, Reaction, RefusedMessage, ServerMessage, Shown, Shows, StateMessage, Table, Told, UpdateMessage, View } from '../net/types'
import { sealOf } from '../replay/seals'
import { Beats, piecesOf, type Piece } from './beats.svelte'
import { Coach } from './coach.svelte'
import { Company } from './company.svelte'
import { Draft } from './draft.svelte'
import { sound } from './sounds'
import { toldAfter } from './told'

/** A refusal by the server: in English, and as reasons that can be put into any language. */
export type Refusal = Pick<RefusedMessage, 'code' | 'sentence' | 'reasons'>

interface Happened {
  events?: Event[]
  told?: Told[]
  shown?: Shown | null
}

const A_MOMENT = 1000

export class Session {
  table: Table | null = $state.raw(null)
  seat: number | null = $state.raw(null)
  /** What this browser has kept of the seat; null for spectators. */
  own: mine.Own | null = $state.raw(null)
  view: View | null = $state.raw(null)
  legal: string[] = $state.raw([])
  /** The moves in words, with what each would make. */
  moves: Move[] = $state.raw([])
  shown: Shown | null = $state.raw(null)
  events: Event[] = $state.raw([])
  /** The story in words; each part has the number of its last event. */
  told: Told[] = $state.raw([])
  news: News = $state.raw({ number: 0, events: [], before: null })
  chat: ChatLine[] = $state.raw([])
  clock: { at: number; left: Clock } = $state.raw({ at: 0, left: {} })
  status: Status = $state.raw('connecting')
  /** Whether the connection was lost and has come back. */
  isBack = $state.raw(false)
  refusal: Refusal | null = $state.raw(null)
  trouble: UpdateMessage['trouble'] | null = $state.raw(null)
  /** What somebody else has just said. */
  said: ChatLine | null = $state.raw(null)
  readonly coach = new Coach((id) => this.#connection.send({ type: 'hint', id }))
  /** A move that the server has not answered yet. */
  pending: string | null = $state.raw(null)
  /** Whether the last move can be taken back. */
  canUndo = $state.raw(false)
  readonly draft = new Draft()
  readonly beats: Beats
  readonly company: Company

  #connection: Connection
  #unseated: (lost: mine.Own) => void
  #openAgain: ReturnType<typeof setTimeout> | undefined

  /** `unseated` is called when the seat is lost or a request refused; the session then watches on. Hosts may always
   * watch. */
  constructor(name: string, own: mine.Own | null, unseated: (lost: mine.Own) => void = () => {}, host?: string, shows: Shows = 'board') {
    this.own = own
    this.company = new Company(name)
    this.#unseated = unseated
    const listener = {
      hear: (message: ServerMessage) => this.#hear(message),
      status: (status: Status) => this.#changeStatus(status),
      unseated: () => this.#loseSeat(),
    }
    this.beats = new Beats((piece) => this.#show(piece), () => (this.seat === null ? undefined : this.clock.left[this.seat]))
    this.#connection = new Connection(name, own?.token ?? host, listener, shows)
  }

  set face(face: Face) {
    this.beats.face = face
  }

  /** Whether the connection is up, so that clicks arrive. */
  get isLive(): boolean {
    return this.status === 'open' && this.pending === null
  }

  /** Whether the seat is only requested. */
  get isWaiting(): boolean {
    return this.own?.number !== undefined
  }

  play(move: string): void {
    if (!this.isLive || !this.legal.includes(move)) return
    this.coach.moved()
    this.#ask({ type: 'move', move, seq: this.#connection.seq })
  }

  undo(): void {
    if (this.isLive) this.#ask({ type: 'undo', seq: this.#connection.seq })
  }

  say(text: string): void {
    this.#connection.send({ type: 'chat', id: newId(), text })
  }

  react(reaction: Reaction): void {
    this.#connection.send({ type: 'react', reaction })
  }

  /** Has a bot play at once for somebody who is away. */
  relieve(seat: number): void {
    this.#connection.send({ type: 'relieve', seat })
  }

  /** Answers somebody who asks for a seat. */
  answer(number: number, yes: boolean): void {
    this.#connection.send({ type: 'answer', number, yes })
  }

  agreeToHints(hints: boolean): void {
    this.#connection.send({ type: 'agree', hints })
  }

  close(): void {
    this.beats.stop()
    this.company.close()
    clearTimeout(this.#openAgain)
    this.#connection.close()
  }

  /** Whether a result is being shown that comes before any decision. */
  get isHeld(): boolean {
    return this.beats.now.length > 0 && !this.legal.length
  }

  #ask(message: { type: string; [key: string]: unknown }): void {
    const id = newId()
    this.pending = id
    this.refusal = null
    this.#connection.send({ ...message, id })
  }

  #changeStatus(status: Status): void {
    this.isBack = status === 'open' && (this.status === 'lost' || this.isBack)
    this.status = status
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#replace(message)
    else if (message.type === 'update') this.#queue(message)
    else if (message.type === 'here') this.#seeWhoIsHere(message)
    else if (message.type === 'reaction') this.company.hear(this.table, message.seat, message.reaction)
    else if (message.type === 'hint') this.coach.hear(message)
    else this.#refuse(message)
  }

  #replace(state: StateMessage): void {
    this.beats.catchUp()
    if (state.done === this.pending) this.pending = null
    this.seat = state.seat
    this.#meet(state.table)
    if (state.from === 0) this.events = this.told = []
    this.#look(state.view, state, [])
    this.#decide(state.legal, state.moves ?? [])
    this.canUndo = state.undo ?? false
    this.chat = state.chat
    this.#setClock(state.clock)
  }

  #queue(update: UpdateMessage): void {
    if (update.done && update.done === this.pending) this.pending = null
    if (update.clock) this.#setClock(update.clock)
    if (update.said) this.#listen(update.said)
    this.beats.add(piecesOf(update))
  }

  #show(piece: Piece): void {
    if (piece.table) this.#meet(piece.table)
    this.#sound(piece)
    if (piece.view) this.#look(piece.view, piece, piece.events ?? [])
    if (piece.view && !piece.beat) this.canUndo = piece.undo ?? false
    if (piece.legal) this.#decide(piece.legal, piece.moves ?? [])
    if (piece.trouble) this.trouble = piece.trouble
  }

  #meet(table: Table): void {
    if (table.asking.length > (this.table?.asking.length ?? 0)) sound('turn')
    this.company.compare(this.table, table)
    this.table = table
    if (this.isWaiting && this.seat !== null) this.own = mine.admit(table, this.own!)
    this.#openText(table)
  }

  #loseSeat(): void {
    const lost = this.own
    this.own = null
    if (lost) this.#unseated(lost)
  }

  /** Once all seals are fixed, opens this seat's text. Sent again until the server has it. */
  #openText({ id, dice: { opening, seals, texts } }: Table): void {
    const { seat, own } = this
    if (!opening || seat === null || !own?.text) return
    if (texts[seat] !== null || seals[seat] !== sealOf(own.text)) return
    mine.keepSeals(id, seat, seals)
    this.#connection.send({ type: 'open', text: own.text })
  }

  #listen(line: ChatLine): void {
    this.chat = [...this.chat, line]
    if (line.seat !== this.seat && !this.company.silenced.includes(line.name)) this.said = line
  }

  #sound(update: UpdateMessage): void {
    if (!update.events?.length) return
    const isMine = update.legal?.length && update.view?.actors.includes(this.seat)
    sound(update.view?.winners.length ? 'end' : isMine ? 'turn' : 'step')
  }

  #look(view: View | null, { events = [], told = [], shown }: Happened, news: Event[]): void {
    this.news = { number: this.news.number + 1, events: news, before: this.view }
    this.view = view
    this.shown = shown ?? null
    this.told = [...this.told, ...toldAfter(this.events.length, told)]
    this.events = [...this.events, ...events]
  }

  #decide(legal: string[], moves: Move[]): void {
    if (legal.join() !== this.legal.join()) this.draft.clear()
    this.coach.decide(moves, legal.length > 0)
    this.legal = legal
    this.moves = moves
  }

  #setClock(left: Clock): void {
    this.clock = { at: Date.now(), left }
  }

  #seeWhoIsHere(message: Here): void {
    const { here, watching } = message
    this.company.see(message)
    if (!this.table) return
    const seats = this.table.seats.map((seat, number) => ({ ...seat, here: here[number] ?? false }))
    this.table = { ...this.table, seats, watching }
  }

  #refuse(refusal: Refusal & { id: string | null }): void {
    if (refusal.id === null && refusal.code === 'begun') return // the text was already open
    if (this.table?.dice.opening) this.#openAgain = setTimeout(() => this.#openText(this.table!), A_MOMENT)
    if (refusal.id === this.pending) this.pending = null
    if (!this.coach.waitsAfter(refusal)) this.refusal = refusal
  }
}
