/** The tables of this browser and its seats there, kept over reloads. */

import type { GameName, Table } from './types'

export interface Mine {
  id: string
  code: string | null
  game: GameName
  host?: string
  seats: Record<number, { token: string; name: string }>
  at: number
}

const KEY = 'ludoteca-tables'
const MOST = 50

export function all(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

export function find(name: string): Mine | undefined {
  const wished = name.toUpperCase()
  return all().find((mine) => mine.id === name || mine.code?.toUpperCase() === wished)
}

export function tokenOf(mine: Mine | undefined): string | undefined {
  return mine && (Object.values(mine.seats)[0]?.token ?? mine.host)
}

export function keepHost(table: Table, host: string): void {
  keep({ ...known(table), host })
}

export function keepSeat(table: Table, seat: number, token: string, name: string): void {
  const mine = known(table)
  keep({ ...mine, seats: { ...mine.seats, [seat]: { token, name } } })
}

/** The token is void, or the person has left for good. */
export function dropSeat(table: Table, seat: number): void {
  const mine = known(table)
  const { [seat]: _, ...seats } = mine.seats
  keep({ ...mine, seats })
}

/** The code of a table that is over is free for others. */
export function refresh(table: Table): void {
  if (find(table.id)) keep({ ...known(table), code: table.code })
}

export function forget(id: string): void {
  save(all().filter((mine) => mine.id !== id))
}

function known(table: Table): Mine {
  const { id, code, game } = table
  return { seats: {}, ...find(id), id, code, game, at: Date.now() }
}

function keep(mine: Mine): void {
  save([mine, ...all().filter((other) => other.id !== mine.id)].slice(0, MOST))
}

function save(tables: Mine[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables))
}
