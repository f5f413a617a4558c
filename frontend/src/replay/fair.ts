/** The fair dice of docs/protocol.md, computed here and not by the server. */

import { hmac, sha256 } from './sha256'

const WHOLE = 1n << 64n

export interface Dice {
  seed: string
  table: string
  texts: string[]
}

export interface Draw {
  move: number
  text: string
  key: number
  outcomes: number
  outcome: number
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was published before anything was drawn. */
export const hashOf = (dice: Dice) => hexOf(sha256(bytesOf(dice.seed)))

/** One of 0, 1, … outcomes - 1 for the event with this key. */
export function outcome(dice: Dice, key: number | bigint, outcomes: number | bigint): bigint {
  const secret = bytesOf(dice.seed)
  const start = JSON.stringify([dice.table, dice.texts]).slice(0, -1)
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(secret, new TextEncoder().encode(`${start},${key},${attempt}]`))
    const number = new DataView(digest.buffer).getBigUint64(0) * BigInt(outcomes)
    if (number % WHOLE >= WHOLE % BigInt(outcomes)) return number / WHOLE
  }
}

export interface Header {
  dice: Dice
  published: string
}

/** The dice that a record names; null if it names none. */
export function headerOf(record: string): Header | null {
  const lines = record.split('\n\n', 1)[0]!.split('\n')
  const fields = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
  const seed = fields.get('fair seed')
  const table = fields.get('fair table')
  const published = fields.get('seed hash')
  if (!seed || !table || !published) return null
  const texts = Array.from({ length: Number(fields.get('players')) }, (_, seat) => fields.get(`text ${seat}`) ?? '')
  return { dice: { seed, table, texts }, published }
}

/** The moves of a record, in order. */
export function movesOf(record: string): string[] {
  const body = record.slice(record.indexOf('\n\n') + 2)
  return body.split('\n').filter((line) => line).map((line) => line.slice(line.indexOf(':') + 2))
}

/** The first draw that is not what the dice give, or not what the record says; null if all are right. */
export function firstWrong(record: string, header: Header, draws: Draw[]): Draw | null {
  const moves = movesOf(record)
  return draws.find((draw) => moves[draw.move - 1] !== draw.text || outcome(header.dice, draw.key, draw.outcomes) !== BigInt(draw.outcome)) ?? null
}
