import { expect, test } from 'vitest'
import text from '../../../tests/fair-dice.json?raw'
import { hashOf, outcome } from './fair'
import { newText, sealOf } from './seals'
import { sha256 } from './sha256'

interface Case {
  seed: string
  hash: string
  table: string
  texts: string[]
  draws: { key: string; outcomes: string; outcome: string }[]
}

/** Some of the numbers are too large for JSON.parse. */
const cases: Case[] = JSON.parse(text.replaceAll(/: (\d+)/g, ': "$1"')).cases

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

test('SHA-256 of nothing and of a long text', () => {
  expect(hex(sha256(new Uint8Array()))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  const long = new TextEncoder().encode('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')
  expect(hex(sha256(long))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1')
})

test.each(cases)('the dice of table $table are those of the test vectors', ({ seed, hash, table, texts, draws }) => {
  const dice = { seed, table, texts }
  expect(hashOf(dice)).toBe(hash)
  for (const draw of draws) expect(outcome(dice, BigInt(draw.key), BigInt(draw.outcomes))).toBe(BigInt(draw.outcome))
})

test('a text is new each time and sealed by its SHA-256', () => {
  expect(newText()).toMatch(/^[0-9a-f]{32}$/)
  expect(newText()).not.toBe(newText())
  expect(sealOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
