/** A server, by HTTP and WebSockets. */

import type { Answer, Ask, Socket } from './keepers'
import { found, lost } from './network.svelte'
import { Refused } from './refused'

/** What proxies say when the server behind them is gone. */
const NOBODY_BEHIND = [502, 503, 504]

export async function ask({ method, path, token, seat, deals, body }: Ask): Promise<Answer> {
  const query = new URLSearchParams({ ...(seat !== undefined && { seat }), ...(deals !== undefined && { deals: String(deals) }) })
  const headers = new Headers()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body?.startsWith('{')) headers.set('Content-Type', 'application/json')
  let response: Response
  try {
    response = await fetch(`${path}${query.size ? `?${query}` : ''}`, { method, headers, body })
  } catch {
    throw noServer()
  }
  const answer = { status: response.status, body: await response.text() }
  if (NOBODY_BEHIND.includes(answer.status) && !answer.body.startsWith('{')) throw noServer()
  found()
  return answer
}

export function connect(): Socket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) as Socket
}

function noServer(): Refused {
  lost()
  return new Refused('no-server', 'The server does not answer.')
}
