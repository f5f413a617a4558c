/** A seat's text for the dice, and its seal, the hash by which the seat commits itself: docs/protocol.md. */

import { sha256 } from './sha256'

const TEXT_BYTES = 16

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newText = () => hexOf(crypto.getRandomValues(new Uint8Array(TEXT_BYTES)))
export const sealOf = (text: string) => hexOf(sha256(new TextEncoder().encode(text)))
