/** The calls beside the socket: to a server, or to the tables of this browser. */

import { askAbout, askAnybody, askServer, type Ask, type Answer } from './keepers'
import { Refused } from './refused'
import type { Asked, Exercise, Eyes, GameInfo, GameName, Joined, Made, NewTable, NextGame, Recorded, Replay, ReviewState, SeatWish, Table, Verified } from './types'

export { Refused }

async function said(coming: Promise<Answer>): Promise<string> {
  const { status, body } = await coming
  if (status >= 400) throw refusal(status, body)
  return body
}

function refusal(status: number, body: string): Refused {
  try {
    const { code, sentence, reasons } = JSON.parse(body)
    return new Refused(code, sentence, reasons)
  } catch {
    return new Refused('server-error', `${status}`)
  }
}

const told = async <T>(coming: Promise<Answer>): Promise<T> => JSON.parse(await said(coming))

const post = (path: string, body: unknown, token?: string): Ask => ({ method: 'POST', path, body: JSON.stringify(body), token })

const at = (table: string, call = '') => `/api/tables/${encodeURIComponent(table)}${call}`
const lookAt = <T>(table: string, call = '', more: Partial<Ask> = {}) => told<T>(askAbout(table, { method: 'GET', path: at(table, call), ...more }))
const change = <T>(table: string, call: string, wish: unknown, token?: string) => told<T>(askAbout(table, post(at(table, call), wish, token)))

export const games = async () => (await told<{ games: GameInfo[] }>(askAnybody({ method: 'GET', path: '/api/games' }))).games
export const publicTables = async () => (await told<{ tables: Table[] }>(askServer({ method: 'GET', path: '/api/tables' }))).tables
export const table = (name: string) => lookAt<Table>(name)
export const begin = (name: string, host: string) => change<Table>(name, '/begin', {}, host)
export const close = (name: string, host: string) => change<Table>(name, '/close', {}, host)
/** Of tables that this browser keeps. */
export const erase = (name: string) => change<object>(name, '/delete', {})
export const rematch = (name: string, token: string, wish: NextGame = {}) => change<Table>(name, '/rematch', wish, token)
export const plan = (name: string, seat: number, kind: 'open' | 'bot', host: string) => change<Table>(name, '/plan', { seat, kind }, host)

/** Where others can sit down only a server will do. */
export function make(wish: NewTable): Promise<Made> {
  const isForOthers = wish.seats.some(({ kind }) => kind === 'open')
  return told((isForOthers ? askServer : askAnybody)(post('/api/tables', wish)))
}

/** `seal` binds this browser to its part in the dice. */
export function join(name: string, wish: { name: string; seat?: number; seal?: string }, token?: string): Promise<Joined | Asked> {
  return change(name, '/join', wish, token)
}

export const dismiss = (name: string, seat: number, host: string) => change<Table>(name, '/dismiss', { seat }, host)
export const mute = (name: string, seat: number, muted: boolean, host: string) => change<Table>(name, '/mute', { seat, muted }, host)
export const door = (name: string, wish: { spectators?: boolean; approve?: boolean }, host: string) => change<Table>(name, '/door', wish, host)
export const admit = (name: string, number: number, yes: boolean, host: string) => change<Table>(name, '/admit', { number, yes }, host)

/** From a moment of a finished game; with the same luck dice and cards come as they came there. */
export interface GoingOn {
  moves: number
  seats: SeatWish[]
  same_luck: boolean
}

export function goOn(name: string, wish: GoingOn): Promise<Made> {
  return change(name, '/continue', wish)
}

export function goOnWith(recorded: string, wish: GoingOn): Promise<Made> {
  return told(askAnybody(post('/api/continue', { record: recorded, ...wish })))
}

/** What happened in a finished game; nothing is told anew where so many deals are known already. */
export function review(name: string, seat: Eyes, deals: number, token?: string): Promise<ReviewState> {
  return lookAt(name, '/review', { seat: String(seat), deals, token })
}

export function reviewOf(recorded: string, deals: number): Promise<ReviewState> {
  return told(askAnybody({ method: 'POST', path: '/api/review', deals, body: recorded }))
}

export function replay(name: string, seat: Eyes, token?: string): Promise<Replay> {
  return lookAt(name, '/replay', { seat: String(seat), token })
}

export const record = (name: string): Promise<string> => said(askAbout(name, { method: 'GET', path: at(name, '/record') }))

export function replayOf(recorded: string, seat: Eyes): Promise<Recorded> {
  return told(askAnybody({ method: 'POST', path: '/api/replay', seat: String(seat), body: recorded }))
}

/** What is said of a record's dice; the outcomes can be recomputed. */
export function verify(recorded: string): Promise<Verified> {
  return told(askAnybody({ method: 'POST', path: '/api/verify', body: recorded }))
}

/** By its number from 1. */
export function exercise(game: GameName, number: number): Promise<Exercise> {
  return told(askAnybody({ method: 'GET', path: `/api/games/${encodeURIComponent(game)}/exercises/${number}` }))
}

export const qrAddress = (name: string) => at(name, '/qr.svg')
