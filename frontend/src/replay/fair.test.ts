import { expect, test } from 'vitest'
import text from '../../../tests/fair-dice.json?raw'
import { firstWrong, hashOf, headerOf, outcome } from './fair'
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

const RECORD = `Ludoteca record 1
game: twins
rules: 1
players: 2
seed hash: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
fair seed: ${'00'.repeat(32)}
fair table: table
text 0: heads
text 1: tails

chance: dealer 1
0: buy 2
`

test('a record names its dice, and a changed outcome is found', () => {
  const header = headerOf(RECORD)!
  expect(header.dice).toEqual({ seed: '00'.repeat(32), table: 'table', texts: ['heads', 'tails'] })
  expect(hashOf(header.dice)).toBe(header.published)
  const draw = { move: 1, text: 'dealer 1', key: 0, outcomes: 2, outcome: 1 }
  expect(firstWrong(RECORD, header, [draw])).toBeNull()
  expect(firstWrong(RECORD, header, [{ ...draw, outcome: 0 }])?.move).toBe(1)
  expect(firstWrong(RECORD, header, [{ ...draw, text: 'dealer 0' }])?.move).toBe(1)
})

test('a record without fair dice has no header of them', () => {
  expect(headerOf('Ludoteca record 1\ngame: twins\nseed: 5\n\nchance: dealer 1\n')).toBeNull()
})
