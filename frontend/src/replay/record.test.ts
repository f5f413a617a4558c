import { describe, expect, test } from 'vitest'
import { sealOf } from './seals'
import { chanceOf, headerOf } from './record'

const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
const SEED = '00'.repeat(32)
const RECORD = `Ludoteca record 1
game: twins
rules: 1
players: 2
option hands: 3
name 0: Anna
name 1: Bruno: the elder
seed hash: ${HASH}
fair seed: ${SEED}
fair table: b3k9
fair from: 2
fair before: table a1a1
seal 0: ${sealOf('heads')}
text 0: heads

chance: dealer 1
0: buy 2
# the deal
chance: deal G7   # to Anna
`
const isRefused = (record: string, line: number) => expect(() => headerOf(record)).toThrow(`Line ${line} cannot be read.`)

test('a record names its dice', () => {
  const dice = { seed: SEED, table: 'b3k9', texts: ['heads', ''] }
  expect(headerOf(RECORD)).toEqual({ dice, published: HASH, seals: [sealOf('heads'), ''], names: ['Anna', 'Bruno: the elder'], from: 2, before: 'a1a1' })
  expect(headerOf(RECORD.replace('table a1a1', 'unproved'))!.before).toBeNull()
})

test('a record without fair dice names none', () => {
  expect(headerOf('Ludoteca record 1\ngame: twins\nrules: 1\nplayers: 1\nname 0: Anna\nseed: 5\n\nchance: dealer 1\n')).toBeNull()
})

test('what chance did after the moves from elsewhere', () => {
  expect(chanceOf(RECORD, 2)).toMatchObject([{ move: 3, text: 'deal G7' }])
})

describe('what is no record is refused', () => {
  test.each(['none', '-1', '1e9', '0x2', '2.0', 'NaN', '', '٢'])('a number of moves like “%s”', (from) => {
    isRefused(RECORD.replace('fair from: 2', `fair from: ${from}`), 11)
  })

  test.each([
    ['Ludoteca record 1', 'Ludoteca record 2', 1],
    ['players: 2', 'players: two', 4],
    ['players: 2', 'players: 3', 14],
    ['name 0: Anna', 'name 0:', 6],
    [SEED, '00', 9],
    ['table a1a1', 'somebody', 12],
    [sealOf('heads'), 'abc', 13],
    ['text 0: heads', 'text 0: hé', 14],
    ['text 0: heads', 'text 7: heads', 14],
    ['text 0: heads', 'seal 0: ', 14],
    ['text 0: heads', 'luck: mine', 14],
    ['text 0: heads', 'no colon', 14],
  ])('%s → %s', (right, wrong, line) => isRefused(RECORD.replace(right, wrong), line))

  test('a field that is given twice', () => {
    isRefused(RECORD.replace('text 0: heads', 'text 0: heads\ntext 0: tails'), 15)
  })

  test.each(['chance2: deal G7', '1000: buy 2', 'text 1: tails', 'deal G7'])('“%s” among the moves', (line) => {
    isRefused(RECORD.replace('# the deal', line), 18)
    expect(() => chanceOf(RECORD.replace('# the deal', line), 2)).toThrow()
  })
})
