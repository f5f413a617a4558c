import { describe, expect, test } from 'vitest'
import type { Held, Mine } from '../net/mine'
import type { Draw } from '../net/types'
import { check, type Findings } from './checking'
import { outcome } from './fair'
import { sealOf } from './seals'
import { headerOf } from './record'

const SEED = '00'.repeat(32)
const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
const DICE = { seed: SEED, table: 'b3k9', texts: ['heads', 'tails'] }
const SEALS = `seal 0: ${sealOf('heads')}\nseal 1: ${sealOf('tails')}`
const TEXTS = 'text 0: heads\ntext 1: tails'
const MOVES = 'chance: dealer 1\n0: buy 2\nchance: deal G7   # to Anna\nchance: deal B2'

const recordOf = (header: string, moves = MOVES) => `Ludoteca record 1
game: twins
rules: 1
players: 2
name 0: Anna
name 1: Bruno
seed hash: ${HASH}
fair seed: ${SEED}
fair table: b3k9
${header}

${moves}
`
const RECORD = recordOf(`${SEALS}\n${TEXTS}`)

const draw = (move: number, text: string, key: number, dice = DICE): Draw => ({ move, text, key, outcomes: 16, outcome: Number(outcome(dice, key, 16)) })
const DRAWS = [draw(1, 'dealer 1', 0), draw(3, 'deal G7', 64), draw(4, 'deal B2', 65)]

const kept = (seats: Record<number, Partial<Held>>, left: Record<number, Partial<Held>> = {}) => ({ id: 'b3k9', code: null, game: 'twins', seats, left, asked: [], at: 0 }) as Mine
const ANNA = kept({ 0: { text: 'heads', hash: HASH } })

const checked = (record: string, draws: Draw[] = DRAWS, mine?: Mine): Findings => check(record, headerOf(record)!, draws, mine)

describe('the record fits together', () => {
  test('all is right', () => {
    expect(checked(RECORD)).toEqual({ isSealed: true, broken: [], leftOut: [], unsealed: [], texts: 2, isUnproved: false, draws: 3, wrong: null, witness: null })
  })

  test('an empty list of draws accounts for nothing', () => {
    expect(checked(RECORD, []).wrong).toBe(1)
    expect(checked(recordOf(TEXTS, '0: buy 2'), []).wrong).toBeNull()
  })

  test('each move of chance has one draw, in order, and there are no others', () => {
    expect(checked(RECORD, [DRAWS[0]!, DRAWS[2]!]).wrong).toBe(3)
    expect(checked(RECORD, DRAWS.slice(0, 2)).wrong).toBe(4)
    expect(checked(RECORD, DRAWS.toReversed()).wrong).toBe(1)
    expect(checked(RECORD, [...DRAWS, draw(5, 'deal B3', 66)]).wrong).toBe(5)
    expect(checked(RECORD, [DRAWS[0]!, DRAWS[1]!, draw(4, 'deal B2', 64)]).wrong).toBe(4)
  })

  test('a changed outcome and a changed move are found', () => {
    expect(checked(RECORD, [{ ...DRAWS[0]!, outcome: DRAWS[0]!.outcome ^ 1 }, ...DRAWS.slice(1)]).wrong).toBe(1)
    expect(checked(RECORD.replace('deal G7', 'deal N7')).wrong).toBe(3)
  })

  test('another seed is not the one that was sealed', () => {
    expect(checked(RECORD.replace(SEED, `01${SEED.slice(2)}`)).isSealed).toBe(false)
  })
})

describe('the texts of the players', () => {
  test('a text that was not sealed so is named', () => {
    expect(checked(RECORD.replace(sealOf('tails'), sealOf('other')))).toMatchObject({ broken: [1], leftOut: [], texts: 2 })
  })

  test('a text that was left out is named, and the dice are those without it', () => {
    const record = recordOf(`${SEALS}\ntext 0: heads`)
    const without = { ...DICE, texts: ['heads', ''] }
    const draws = DRAWS.map(({ move, text, key }) => draw(move, text, key, without))
    expect(checked(record, draws)).toMatchObject({ leftOut: [1], broken: [], texts: 1, wrong: null })
    expect(checked(record).wrong).not.toBeNull()
  })

  test('old records, whose texts were given openly, still check', () => {
    expect(checked(recordOf(TEXTS))).toMatchObject({ isSealed: true, unsealed: [0, 1], broken: [], leftOut: [], wrong: null })
  })

  test('nobody gave one', () => {
    expect(checked(recordOf('')).texts).toBe(0)
  })
})

describe('a game that goes on from another', () => {
  test('what came before the dice is not theirs', () => {
    const record = recordOf(`fair from: 2\nfair before: table a1a1\n${SEALS}\n${TEXTS}`)
    expect(checked(record, DRAWS.slice(1))).toMatchObject({ draws: 2, wrong: null, isUnproved: false })
    expect(checked(record).wrong).toBe(3)
  })

  test('nobody vouches for it unless a table does', () => {
    expect(checked(recordOf(`fair from: 2\nfair before: unproved\n${TEXTS}`), DRAWS.slice(1)).isUnproved).toBe(true)
    expect(checked(recordOf(`fair from: 2\n${TEXTS}`), DRAWS.slice(1)).isUnproved).toBe(true)
  })
})

describe('what this browser has kept', () => {
  const witness = (record: string, mine: Mine) => checked(record, DRAWS, mine).witness

  test('its seal and its text stand in the record', () => {
    expect(witness(RECORD, ANNA)).toEqual({ isSameTable: true, isSameSeal: true, areSameSeals: null, texts: [{ seat: 0, fate: 'there' }] })
  })

  test('another seal than the one it saw is found, however well the record fits together', () => {
    expect(witness(RECORD, kept({ 0: { text: 'heads', hash: 'ff'.repeat(32) } }))!.isSameSeal).toBe(false)
  })

  test('the record of another table is found', () => {
    expect(witness(RECORD, { ...ANNA, id: 'other' })!.isSameTable).toBe(false)
  })

  test('its own text was exchanged, or left out', () => {
    expect(witness(RECORD, kept({ 0: { text: 'mine', hash: HASH } }))!.texts).toEqual([{ seat: 0, fate: 'missing' }])
    expect(witness(recordOf(`${SEALS}\ntext 1: tails`), ANNA)!.texts).toEqual([{ seat: 0, fate: 'left-out' }])
    expect(witness(recordOf('text 1: tails'), ANNA)!.texts).toEqual([{ seat: 0, fate: 'missing' }])
  })

  test('the seals of all are those it saw before it opened its text', () => {
    const stood = (...seals: string[]) => kept({ 0: { text: 'heads', hash: HASH, seals } })
    expect(witness(RECORD, stood(sealOf('heads'), sealOf('tails')))!.areSameSeals).toBe(true)
    expect(witness(RECORD, stood(sealOf('heads'), sealOf('other')))!.areSameSeals).toBe(false)
    expect(witness(RECORD, stood(sealOf('heads'), ''))!.areSameSeals).toBe(false)
    expect(witness(RECORD, stood(sealOf('heads')))!.areSameSeals).toBe(false)
  })

  test('a text that had no seal then was chosen afterwards', () => {
    const record = recordOf(`seal 0: ${sealOf('heads')}\n${TEXTS}`)
    expect(witness(record, kept({ 0: { text: 'heads', hash: HASH, seals: [sealOf('heads'), ''] } }))!.areSameSeals).toBe(false)
  })

  test('what any of its seats saw counts, also of one that was left', () => {
    const seals = [sealOf('heads'), sealOf('tails')]
    expect(witness(RECORD, kept({ 0: { hash: HASH, seals } }, { 1: { hash: HASH, seals: ['', ''] } }))!.areSameSeals).toBe(false)
  })

  test('a seat that was left may have another text since', () => {
    expect(witness(RECORD, kept({}, { 0: { text: 'mine', hash: HASH } }))).toEqual({ isSameTable: true, isSameSeal: true, areSameSeals: null, texts: [] })
    expect(witness(RECORD, kept({}, { 0: { text: 'heads', hash: HASH } }))!.texts).toEqual([{ seat: 0, fate: 'there' }])
  })

  test('who kept nothing is no witness', () => {
    expect(witness(RECORD, kept({}))).toBeNull()
    expect(witness(RECORD, kept({ 0: {} }))).toBeNull()
  })
})
