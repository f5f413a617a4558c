import './speaking.testing'
import { expect, it } from 'vitest'
import table from '../../../tests/sentences.json'
import { LANGUAGES, type Language } from '../settings.svelte'
import './kinds'
import { speak, tell, type Sentence } from './words.svelte'

/** What Python tells, too: tests/test_sentences.py. */
const CASES = table.cases as unknown as { about: string; reader?: number; sentence: Sentence; told: Record<Language, string> }[]

it.each(LANGUAGES)('sentences are told as Python tells them: %s', async (language) => {
  await speak(language)
  for (const { about, reader, sentence, told } of CASES) expect(tell(sentence, table.names, reader), about).toBe(told[language])
})
