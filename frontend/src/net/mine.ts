/** The tables of this browser and its seats there, kept over reloads. */

import { isKeptHere } from './ids'
import type { GameName, Phase, Table } from './types'

/** A seat of this browser, and its part in the dice of the table. */
export interface Held {
  token: string
  name: string
  /** What was sealed for the dice; none for who sat down during the game. */
  text?: string
  /** The seal that the server showed when this browser sat down. */
  hash?: string
  /** The seals of all seats, as they stood before this browser opened its text. */
  seals?: string[]
  /** The message by which the seat is being left, until it is answered. */
  leaving?: string
}

/** A seat that is asked for: the others have to agree. */
export interface Asked extends Held {
  number: number
  seat: number
}

export interface Mine {
  id: string
  /** It leads to the table until the game begins; then it is free for others. */
  code: string | null
  /** By which this browser may still be called back. */
  lastCode?: string | null
  game: GameName
  host?: string
  seats: Record<number, Held>
  /** Seats that were lost in the game: their tokens are void. */
  left: Record<number, Held>
  asked: Asked[]
  /** As this browser saw it last. */
  phase?: Phase
  /** Whether the seats that were kept here from the game before have been taken once. */
  hasFollowed?: boolean
  /** The names of those whose chat and reactions are not shown here. */
  silenced?: string[]
  at: number
}

/** One of this browser's seats; with a number it is only asked for. */
export interface Own extends Held {
  seat: number
  number?: number
}

const KEY = 'ludoteca-tables'
/** Of servers' tables; those of this browser are not forgotten. */
const MOST = 50

export function all(): Mine[] {
  try {
    const kept: Mine[] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return kept.map((mine) => ({ ...mine, left: mine.left ?? {}, asked: mine.asked ?? [] }))
  } catch {
    return []
  }
}

export function find(name: string): Mine | undefined {
  const wished = name.toUpperCase()
  return all().find((mine) => mine.id === name || mine.code?.toUpperCase() === wished)
}

/** The table of this browser that had this code before its game began, as long as that was still running. */
export function begunWith(code: string): string | undefined {
  return all().find(({ lastCode, phase }) => phase === 'playing' && lastCode?.toUpperCase() === code.toUpperCase())?.id
}

export function tokenOf(mine: Mine | undefined): string | undefined {
  return mine && (Object.values(mine.seats)[0]?.token ?? mine.host)
}

/** The token of any seat that this browser has or had at a table. */
export function seatToken(mine: Mine | undefined): string | undefined {
  return mine && Object.values({ ...mine.left, ...mine.seats })[0]?.token
}

/** The seats of this browser at a table, and those it asks for. */
export function ownAt(id: string): Own[] {
  const mine = find(id)
  if (!mine) return []
  return [...Object.entries(mine.seats).map(([seat, held]) => ({ ...held, seat: Number(seat) })), ...mine.asked]
}

export function keepHost(table: Table, host: string): void {
  keep({ ...known(table), host })
}

export function keepSeat(table: Table, seat: number, held: Held): void {
  const mine = known(table)
  keep({ ...mine, seats: { ...mine.seats, [seat]: held } })
}

/** By a link, which anybody can write: a seat that this browser holds stays as it is. */
export function keepLinked(table: Table, seat: number, held: Held): void {
  if (seat in table.seats && !find(table.id)?.seats[seat]) keepSeat(table, seat, held)
}

/** Where the evening goes on: who was the host is, and who was silenced. */
export function inherit(from: string, table: Table): void {
  const old = find(from)
  if (old) keep({ ...known(table), ...(old.host && { host: old.host }), silenced: old.silenced })
}

/** Tokens of seats that somebody of this name had here, the newest first: one of them opens a seat that is kept. */
export function tokensOf(name: string): string[] {
  return all().flatMap((mine) => Object.values({ ...mine.left, ...mine.seats }).flatMap((held) => (held.name === name ? held.token : [])))
}

export function keepFollowed(table: Table): void {
  keep({ ...known(table), hasFollowed: true })
}

export function silence(table: Table, name: string, isSilenced: boolean): void {
  const mine = known(table)
  const others = (mine.silenced ?? []).filter((other) => other !== name)
  keep({ ...mine, silenced: isSilenced ? [...others, name] : others })
}

export function keepAsked(table: Table, asked: Asked): void {
  const mine = known(table)
  keep({ ...mine, asked: [...mine.asked, asked] })
}

/** The others have agreed: the seat that was asked for is there. In a game that runs no text of it is in the dice. */
export function admit(table: Table, { number, seat, ...asked }: Own): Own {
  const mine = known(table)
  const held = table.phase === 'gathering' ? asked : { ...asked, text: undefined }
  keep({ ...mine, asked: without(mine.asked, number), seats: { ...mine.seats, [seat]: held } })
  return { ...held, seat }
}

/** The token is void: the seat was left or taken away, or others have not agreed to it. */
export function lose(id: string, { number, seat }: Own, phase: Phase): void {
  change(id, (mine) => {
    if (number !== undefined) return { ...mine, asked: without(mine.asked, number) }
    const { [seat]: lost, ...seats } = mine.seats
    return { ...mine, seats, left: lost && phase !== 'gathering' ? { ...mine.left, [seat]: lost } : mine.left }
  })
}

/** The first that were seen count: seals that change afterwards are found by them. */
export function keepSeals(id: string, seat: number, seals: string[]): void {
  changeSeat(id, seat, (held) => ({ ...held, seals: held.seals ?? seals }))
}

/** With a message the seat is being left; without, no longer. */
export function setLeaving(id: string, seat: number, leaving: string | undefined): void {
  changeSeat(id, seat, (held) => ({ ...held, leaving }))
}

export function refresh(table: Table): void {
  if (find(table.id)) keep(known(table))
}

/** Whether the server has to be told that a seat is left. */
export const isLeaving = (): boolean => all().some(({ id }) => ownAt(id).some(({ leaving }) => leaving))

export function forget(id: string): void {
  save(all().filter((mine) => mine.id !== id))
}

const without = (asked: Asked[], number: number | undefined) => asked.filter((one) => one.number !== number)

function known(table: Table): Mine {
  const { id, code, game, phase } = table
  const old = find(id)
  return { seats: {}, left: {}, asked: [], ...old, id, code, lastCode: code ?? old?.lastCode, game, phase, at: Date.now() }
}

function change(id: string, changed: (mine: Mine) => Mine): void {
  save(all().map((mine) => (mine.id === id ? changed(mine) : mine)))
}

function changeSeat(id: string, seat: number, changed: (held: Held) => Held): void {
  change(id, (mine) => {
    const held = mine.seats[seat]
    return held ? { ...mine, seats: { ...mine.seats, [seat]: changed(held) } } : mine
  })
}

function keep(mine: Mine): void {
  let others = 0
  save([mine, ...all().filter(({ id }) => id !== mine.id)].filter(({ id }) => isKeptHere(id) || others++ < MOST))
}

function save(tables: Mine[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables))
}
