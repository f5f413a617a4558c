/** The fair dice of docs/protocol.md, computed here and not by the server. */

import { hmac, sha256 } from './sha256'

const WHOLE = 1n << 64n
const TEXT_BYTES = 16

export interface Dice {
  seed: string
  table: string
  texts: string[]
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was published before anything was drawn. */
export const hashOf = (dice: Dice) => hexOf(sha256(bytesOf(dice.seed)))

/** What a seat puts into the dice. */
export const newText = () => hexOf(crypto.getRandomValues(new Uint8Array(TEXT_BYTES)))

/** By which a seat binds itself to its text. */
export const sealOf = (text: string) => hexOf(sha256(new TextEncoder().encode(text)))

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
