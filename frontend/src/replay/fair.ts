/** The fair dice of docs/protocol.md, computed here instead of by the server. */

import { hexOf } from './seals'
import { sha256 } from './sha256'

const WHOLE = 1n << 64n
/** The block size of SHA-256 in bytes. */
const BLOCK = 64

export interface Dice {
  seed: string
  table: string
  texts: string[]
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** The hash that was published before anything was drawn. */
export const hashOf = (dice: Dice) => hexOf(sha256(bytesOf(dice.seed)))

/** One of 0, 1, … outcomes - 1, for the event with this key. */
export function outcome(dice: Dice, key: number | bigint, outcomes: number | bigint): bigint {
  const secret = bytesOf(dice.seed)
  const start = JSON.stringify([dice.table, dice.texts]).slice(0, -1)
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(secret, new TextEncoder().encode(`${start},${key},${attempt}]`))
    const number = new DataView(digest.buffer).getBigUint64(0) * BigInt(outcomes)
    if (number % WHOLE >= WHOLE % BigInt(outcomes)) return number / WHOLE
  }
}

function hmac(secret: Uint8Array, message: Uint8Array): Uint8Array {
  const key = new Uint8Array(BLOCK)
  key.set(secret.length > BLOCK ? sha256(secret) : secret)
  const inner = sha256(joined(key.map((byte) => byte ^ 0x36), message))
  return sha256(joined(key.map((byte) => byte ^ 0x5c), inner))
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
