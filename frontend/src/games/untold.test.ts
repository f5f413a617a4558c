import '../words/speaking.testing'
import { beforeEach, expect, test } from 'vitest'
import { speak, tellAll, verbatim } from '../words/words.svelte'
import type { Face } from './face'
import { momentOf, moveOf, storyOf } from './untold'

beforeEach(() => speak('en'))

const EVENTS = [{ event: 'rolled' }]
const NAMES = ['Anna', 'Bruno']
const OLD = {
  question: () => ({ id: 'waiting-for', values: { players: [verbatim('Bruno')] } }),
  story: () => [{ at: 0, sentence: verbatim('Anna rolls.'), weight: 2 }],
  numbers: (_: object, seat: number) => [{ label: verbatim('Tokens'), value: seat }],
  move: (move: string) => verbatim(`to ${move}`),
} as unknown as Face
const before = { view: {}, legal: ['roll'], moves: [], seat: 0, names: NAMES, options: {} }
const SHOWN = { question: [], figures: [], details: 1, standing: null }

test('of a game that tells nothing the face tells', () => {
  const at = momentOf(OLD, { ...before, shown: null })
  expect(tellAll(at.shown.question)).toBe('Waiting for Bruno.')
  expect(at.shown.figures.map(([figure]) => figure!.value)).toEqual([0, 1])
  const [told] = storyOf(OLD, { shown: null, told: [], events: EVENTS }, NAMES)
  expect([told!.at, told!.weight, tellAll(told!.sentences)]).toEqual([0, 2, 'Anna rolls.'])
  expect(tellAll([moveOf(OLD, at, 'roll')])).toBe('to roll')
})

test('what the server tells comes first', () => {
  const moves = [{ move: 'roll', id: 'web-over', values: {} }]
  const at = momentOf(OLD, { ...before, shown: SHOWN, moves })
  expect(at.shown).toBe(SHOWN)
  expect(moveOf(OLD, at, 'roll').id).toBe('web-over')
  const told = [{ at: 0, kind: 'x', weight: 1, sentences: [] }]
  expect(storyOf(OLD, { shown: SHOWN, told, events: EVENTS }, NAMES)).toBe(told)
})
