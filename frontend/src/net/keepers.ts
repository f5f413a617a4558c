/** Who keeps tables: a server, or this browser. Both are asked the same and answer the same: docs/protocol.md. */

import { isSite } from '../router.svelte'
import { isKeptHere } from './ids'
import { Line } from './line'
import { network } from './network.svelte'
import { Refused } from './refused'
import * as server from './server'

/** A call of the API. */
export interface Ask {
  method: 'GET' | 'POST'
  /** From `/api/` on. */
  path: string
  token?: string
  /** Through whose eyes one looks. */
  seat?: string
  /** How much of a review is known. */
  deals?: number
  /** JSON, or a record as text. */
  body?: string
}

/** A status as of HTTP. A refusal's body has `code`, `sentence` and maybe `reasons`. */
export interface Answer {
  status: number
  body: string
}

/** As much of a WebSocket as a table needs. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

/** A static page has no server to ask. */
const isOurs = (table: string): boolean => isSite || isKeptHere(table)

export async function askAbout(table: string, ask: Ask): Promise<Answer> {
  return isOurs(table) ? askHere(ask) : server.ask(ask)
}

/** What any server can answer, and this browser where none does. */
export async function askAnybody(ask: Ask): Promise<Answer> {
  if (!network.hasServer) return askHere(ask)
  try {
    return await server.ask(ask)
  } catch (error) {
    if (error instanceof Refused && error.code === 'no-server') return askHere(ask)
    throw error
  }
}

/** What only others can be asked for. */
export async function askServer(ask: Ask): Promise<Answer> {
  if (isSite) throw new Refused('needs-server', 'This page has no server.')
  return server.ask(ask)
}

export function connectTo(table: string): Socket {
  return isOurs(table) ? new Line(pocket()) : server.connect()
}

/** Gets ready to keep tables, before anybody asks; comes back when that is done or has failed. */
export async function prepareHere(): Promise<void> {
  await (await pocket()).prepare()
}

const pocket = () => import('../pocket/open')

async function askHere(ask: Ask): Promise<Answer> {
  return (await pocket()).ask(ask)
}
