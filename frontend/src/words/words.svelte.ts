/** What people read, in their language: the Fluent files of all games and of the web. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, set, type Language } from '../settings.svelte'

export type Value = string | number | FluentNumber | Sentence | Sentence[]
export interface Sentence {
  id: string
  values?: Record<string, Value>
}

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  it: () => import('virtual:words/it'),
  fr: () => import('virtual:words/fr'),
  de: () => import('virtual:words/de'),
}

let bundle: FluentBundle = $state.raw(new FluentBundle('en'))
let lists = new Intl.ListFormat('en')

/** Loads a language's words; then everything on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  const { default: text } = await LOADERS[language]()
  const loaded = new FluentBundle(language, { useIsolating: false })
  loaded.addResource(new FluentResource(text))
  lists = new Intl.ListFormat(language)
  bundle = loaded
  document.documentElement.lang = language
  if (settings.language !== language) set('language', language)
}

/** A message with its values put in. */
export function say(id: string, values: Record<string, Value> = {}): string {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return missing(id)
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, plain(values), errors)
  errors.forEach((error) => console.error(`${id}: ${error.message}`))
  return text
}

export const tell = (sentence: Sentence): string => say(sentence.id, sentence.values)
export const knows = (id: string): boolean => bundle.hasMessage(id)
export const listed = (items: string[]): string => lists.format(items)

/** Words that are nobody's translation: names, dice, cards. */
export const verbatim = (text: string): Sentence => ({ id: 'web-verbatim', values: { text } })

/** One sentence after the other. */
export function together(...sentences: Sentence[]): Sentence {
  return sentences.length === 1 ? sentences[0]! : { id: 'web-verbatim', values: { text: sentences.map(tell).join(' ') } }
}

/** 25.000 €, 25 000 €, €25,000; thousands apart also where a language leaves 5000 whole. */
export function euros(amount: number): FluentNumber {
  return new FluentNumber(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' })
}

/** 0.314 is 31 %. */
export function percent(chance: number, digits = 0): FluentNumber {
  return new FluentNumber(chance, { style: 'percent', maximumFractionDigits: digits })
}

function plain(values: Record<string, Value>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(value)]))
}

function worded(value: Value): FluentVariable {
  if (Array.isArray(value)) return listed(value.map(tell))
  if (typeof value === 'object' && 'id' in value) return tell(value)
  return value as FluentVariable
}

function missing(id: string): string {
  console.error(`There is no message ${id} in ${settings.language}.`)
  return id
}
