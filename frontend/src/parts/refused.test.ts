import '../words/speaking.testing'
import '../words/kinds'
import { beforeEach, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../settings.svelte'
import { speak } from '../words/words.svelte'
import { refused } from './refused'

const NAMES = ['Anna', 'Bruno']
const HELD = { id: 'refused-not-awaited', values: { players: { seats: [1] } } }
beforeEach(() => speak('en'))

test('the reasons are said, with the names of the players', () => {
  expect(refused({ code: 'not-awaited', sentence: 'Waiting for seat 1.', reasons: [HELD] }, NAMES)).toBe('Waiting for Bruno.')
  expect(refused({ code: 'not-legal', sentence: 'No.', reasons: [HELD] }, NAMES)).toBe('Waiting for Bruno.')
})

test('words of ours may have them inside', () => {
  const reasons = [{ id: 'web-record-line', values: { line: 7 } }]
  const said = refused({ code: 'bad-record', sentence: 'Line 7 is not readable.', reasons })
  expect(said).toContain('This isn’t the record of a game')
  expect(said).toContain('7')
})

test('without reasons our words, else the sentence of the server', () => {
  expect(refused({ code: 'not-awaited', sentence: 'You are not awaited now.' })).toBe('It isn’t your turn.')
  expect(refused({ code: 'new-code', sentence: 'The server says no.' })).toBe('The server says no.')
})

const SAID: Record<Language, string> = { en: 'Waiting for Bruno.', it: 'Tocca a Bruno.', fr: 'On attend Bruno.', de: 'Am Zug: Bruno.' }

test.each(LANGUAGES)('in the language of the person: %s', async (language) => {
  await speak(language)
  expect(refused({ code: 'not-awaited', sentence: 'Waiting for seat 1.', reasons: [HELD] }, NAMES)).toBe(SAID[language])
})
