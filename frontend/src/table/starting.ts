/** Making tables and sitting down. */

import { faceOf, gamesThere } from '../games/faces'
import * as api from '../net/api'
import { begunWith, find, inherit, keepAsked, keepFollowed, keepHost, keepSeat, seatToken, tokenOf, tokensOf } from '../net/mine'
import type { GameName, Made, NewTable, NextGame, Table } from '../net/types'
import { pageOf } from '../pages/pages'
import { newText, sealOf } from '../replay/seals'
import { go } from '../router.svelte'
import { set, settings } from '../settings.svelte'
import { say } from '../words/words.svelte'

export const ownName = () => settings.name || say('web-somebody')
export const addressOf = (table: Table) => `/t/${table.id}`

/** The table that this browser is going to, whose page then need not ask for it. */
let ahead: Table | undefined

function goTo(table: Table): void {
  ahead = table
  go(addressOf(table))
}

export function takeAhead(name: string): Table | undefined {
  const table = ahead?.id === name ? ahead : undefined
  ahead = undefined
  return table
}

/** By its id or code. The code of a game that has begun brings back who plays there. */
export async function tableNamed(name: string): Promise<Table> {
  const begun = begunWith(name)
  const own = begun ? await api.table(begun).catch(() => null) : null
  return own?.phase === 'playing' ? own : api.table(name)
}

/** Preloads what the table's page needs while the server makes the table; failures are retried there. */
function prepare(game: GameName): void {
  Promise.all([pageOf('/t/soon').load!(), faceOf(game)]).catch(() => {})
}

export async function playAgainstBots(game: GameName): Promise<void> {
  const info = (await gamesThere()).find(({ name }) => name === game)!
  const bots = Array.from({ length: info.usual_players - 1 }, () => ({ kind: 'bot' as const }))
  await makeTable({ game, seats: [{ kind: 'host' }, ...bots] }, [ownName()])
}

/** Shows the code first: the seats are open to anybody, and bots can be added later. */
export async function playWithFriends(game: GameName, name: string): Promise<void> {
  const info = (await gamesThere()).find((one) => one.name === game)!
  const open = Array.from({ length: info.usual_players - 1 }, () => ({ kind: 'open' as const }))
  set('name', name)
  await makeTable({ game, seats: [{ kind: 'host' }, ...open] }, [name])
}

/** Makes a table with these people of this device on its `host` seats. */
export async function makeTable(wish: NewTable, names: string[]): Promise<void> {
  prepare(wish.game)
  const { host, table } = await api.make(wish)
  keepHost(table, host)
  goTo(await sitDown(table, names, host))
}

async function sitDown(table: Table, names: string[], host: string): Promise<Table> {
  const own = table.seats.flatMap((seat, number) => (seat.kind === 'host' ? [number] : []))
  let seen = table
  for (const [index, seat] of own.entries()) seen = await sit(table, names[index] ?? say('web-somebody'), seat, host)
  return seen
}

/** Takes a seat, or asks for it where others must agree; returns the table. The text for the dice is sealed before
 * they are known, except where another game's luck is repeated. */
export async function sit(table: Table, name: string, seat?: number, token?: string): Promise<Table> {
  const isDrawn = table.phase === 'gathering' && !table.continued?.same_luck
  const text = isDrawn ? newText() : undefined
  const answer = await api.join(table.id, { name, seat, seal: text && sealOf(text) }, token)
  const held = { token: answer.token, text: answer.table.phase === 'gathering' ? text : undefined, hash: table.continued?.same_luck ? undefined : table.dice.hash }
  if ('asking' in answer) {
    const asked = answer.table.asking.find(({ number }) => number === answer.asking)!
    keepAsked(answer.table, { ...held, number: asked.number, seat: asked.seat, name: asked.name })
  } else keepSeat(answer.table, answer.seat, { ...held, name: answer.table.seats[answer.seat]?.name ?? name })
  return answer.table
}

/** Sits down and remembers the name, if it is that of the browser's owner. */
export async function sitAs(table: Table, name: string, seat?: number, isMine = true): Promise<void> {
  if (isMine) set('name', name)
  const own = find(table.id)
  await sit(table, name, seat, table.phase === 'gathering' ? own?.host : seatToken(own))
}

/** Makes the next game for the same people. Everybody who comes to its table finds a seat kept. */
export async function playOn(table: Table, wish?: NextGame): Promise<void> {
  const own = find(table.id)!
  await follow(table, await api.rematch(table.id, own.host ?? tokenOf(own)!, wish))
}

/** Goes from a table to the next one of the evening. */
export function follow(table: Table, next: Table): void {
  inherit(table.id, next)
  go(addressOf(next))
}

/** Takes the seats that are kept for people of this browser, once: people who stand up are not seated again. */
export async function sitWhereKept(table: Table): Promise<void> {
  if (table.phase !== 'gathering' || find(table.id)?.hasFollowed) return
  for (const [seat, { kind, name }] of table.seats.entries()) if (kind === 'kept') await sitKept(table, seat, name!)
}

const TRIES = 3

/** Whether one of this browser's tokens opened the seat. Names may be equal, tokens are not. */
export async function sitKept(table: Table, seat: number, name: string): Promise<boolean> {
  for (const token of tokensOf(name).slice(0, TRIES)) {
    try {
      await sit(table, name, seat, token)
      keepFollowed(table)
      return true
    } catch (error) {
      if (!(error instanceof api.Refused && ['seat-taken', 'bad-token'].includes(error.code))) throw error
    }
  }
  return false
}

/** A new table from a moment of a finished game, with one seat of mine and bots on the others. */
export async function goOnFrom(old: Table, moves: number, seat: number, sameLuck = false): Promise<void> {
  const seats = old.seats.map(({ bot }, number) => ({ kind: number === seat ? ('host' as const) : ('bot' as const), bot }))
  await takeOver(await api.goOn(old.id, { moves, seats, same_luck: sameLuck }), seat)
}

/** The same from a moment of a record. */
export async function goOnWith(record: string, players: number, moves: number, seat: number, sameLuck = false): Promise<void> {
  const seats = Array.from({ length: players }, (_, number) => ({ kind: number === seat ? ('host' as const) : ('bot' as const) }))
  await takeOver(await api.goOnWith(record, { moves, seats, same_luck: sameLuck }), seat)
}

async function takeOver({ host, table }: Made, seat: number): Promise<void> {
  keepHost(table, host)
  goTo(await sit(table, ownName(), seat, host))
}
