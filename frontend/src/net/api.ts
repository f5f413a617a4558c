/** The server's HTTP calls. */

import type { Sentence } from './contract'
import type { Asked, Eyes, GameInfo, Joined, Made, NewTable, NextGame, Recorded, Replay, SeatWish, Table, Verified } from './types'

/** The server said no; `code` is stable, the sentence is English, reasons are messages of ours. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly reasons: Sentence[] = [],
  ) {
    super(sentence)
  }
}

async function ask(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  let response: Response
  try {
    response = await fetch(`/api/${path}`, { ...init, headers })
  } catch {
    throw new Refused('no-server', 'The server does not answer.')
  }
  if (!response.ok) throw await refusal(response)
  return response
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const { code, sentence, reasons } = await response.json()
    return new Refused(code, sentence, reasons)
  } catch {
    return new Refused('server-error', response.statusText)
  }
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await ask(path, {}, token)).json()
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await ask(path, init, token)).json()
}

const at = (table: string, call = '') => `tables/${encodeURIComponent(table)}${call}`

export const games = async () => (await get<{ games: GameInfo[] }>('games')).games
export const publicTables = async () => (await get<{ tables: Table[] }>('tables')).tables
export const table = (name: string) => get<Table>(at(name))
export const make = (wish: NewTable) => post<Made>('tables', wish)
export const begin = (name: string, host: string) => post<Table>(at(name, '/begin'), {}, host)
export const close = (name: string, host: string) => post<Table>(at(name, '/close'), {}, host)
export const rematch = (name: string, token: string, wish: NextGame = {}) => post<Table>(at(name, '/rematch'), wish, token)
export const plan = (name: string, seat: number, kind: 'open' | 'bot', host: string) => post<Table>(at(name, '/plan'), { seat, kind }, host)

/** `seal` binds this browser to its part in the dice. */
export function join(name: string, wish: { name: string; seat?: number; seal?: string }, token?: string): Promise<Joined | Asked> {
  return post(at(name, '/join'), wish, token)
}

export const dismiss = (name: string, seat: number, host: string) => post<Table>(at(name, '/dismiss'), { seat }, host)
export const mute = (name: string, seat: number, muted: boolean, host: string) => post<Table>(at(name, '/mute'), { seat, muted }, host)
export const door = (name: string, wish: { spectators?: boolean; approve?: boolean }, host: string) => post<Table>(at(name, '/door'), wish, host)
export const admit = (name: string, number: number, yes: boolean, host: string) => post<Table>(at(name, '/admit'), { number, yes }, host)

export function goOn(name: string, moves: number, seats: SeatWish[]): Promise<Made> {
  return post(at(name, '/continue'), { moves, seats })
}

export function goOnWith(recorded: string, moves: number, seats: SeatWish[]): Promise<Made> {
  return post('continue', { record: recorded, moves, seats })
}

export function replay(name: string, seat: Eyes, token?: string): Promise<Replay> {
  return get(`${at(name, '/replay')}?seat=${seat}`, token)
}

export async function record(name: string): Promise<string> {
  return (await ask(at(name, '/record'))).text()
}

export async function replayOf(recorded: string, seat: Eyes): Promise<Recorded> {
  return (await ask(`replay?seat=${seat}`, { method: 'POST', body: recorded })).json()
}

/** What the server says of a record's dice; the outcomes can be recomputed. */
export async function verify(recorded: string): Promise<Verified> {
  return (await ask('verify', { method: 'POST', body: recorded })).json()
}

export const recordAddress = (name: string) => `/api/${at(name, '/record')}`
export const qrAddress = (name: string) => `/api/${at(name, '/qr.svg')}`
