/** What people read, in their language: the Fluent files of all games and of the web app. */

import first from 'virtual:words/first'
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import type * as told from '../net/contract'
import { settings, set, type Language } from '../settings.svelte'
import type { Kind } from './kinds'

/** A message's value: one that a game tells, a formatted number, or a list of sentences. */
export type Value = told.Value | FluentNumber | Sentence | Sentence[]
/** The reader's seat, if the reader is a player. */
export type Reader = number | null
export interface Sentence {
  id: string
  values?: Record<string, Value>
}

type Messages = FluentResource['body']
const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:words/en'),
  it: () => import('virtual:words/it'),
  fr: () => import('virtual:words/fr'),
  de: () => import('virtual:words/de'),
}

let bundle: FluentBundle = $state.raw(bundled(settings.language, first[settings.language]!))
let whole: Promise<void> | undefined
/** Puts games' values into words; defined in kinds.ts, which the first page does not need. */
let kinds: (value: Kind, names: string[], reader: Reader) => FluentVariable
export const teach = (all: typeof kinds) => (kinds = all)

/** Loads a language; then everything on the page changes at once. */
export async function speak(language: Language): Promise<void> {
  const { default: messages } = await LOADERS[language]()
  if (language === bundle.locales[0]) return add(bundle, messages)
  bundle = bundled(language, messages)
  document.documentElement.lang = language
  set('language', language)
  await Promise.all([...learnt.keys()].map(learn))
}

/** Games that were not built in, whose words came from the server. */
const learnt = new Map<string, Language>()

/** What a game is called; its name for programs until its words are there. */
export function titleOf(game: string): string {
  return knows(`${game}-title`) ? say(`${game}-title`) : game
}

/** Loads the words of such a game in the current language. */
export async function learn(game: string): Promise<void> {
  if (knows(`${game}-title`) && (!learnt.has(game) || learnt.get(game) === settings.language)) return
  const { wordsOf } = await import('../kit/learning')
  add(bundle, await wordsOf(game, settings.language))
  learnt.set(game, settings.language)
}

/** The first page loads only the words it needs; everything else waits for all of them. */
export function allWords(): Promise<void> {
  whole ??= speak(settings.language).catch((error) => {
    whole = undefined
    throw error
  })
  return whole
}

function bundled(language: Language, body: Messages): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  add(made, body)
  return made
}

function add(to: FluentBundle, body: Messages): void {
  to.addResource({ body } as FluentResource, { allowOverrides: true })
}

/** A message, or `message.attribute`, with its values; seats among these need the players' names. */
export function say(id: string, values: Record<string, Value> = {}, names: string[] = [], reader: Reader = null): string {
  const [message, attribute] = id.split('.') as [string, string?]
  const found = bundle.getMessage(message)
  const pattern = attribute ? found?.attributes[attribute] : found?.value
  if (!pattern) return missing(id)
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, plain(values, names, reader), errors)
  errors.forEach((error) => console.error(`${id}: ${error.message}`))
  return text
}

/** A sentence with the players' names, and "you" for the reader, as `Words.tell` does in Python. */
export function tell(sentence: Sentence, names?: string[], reader: Reader = null): string {
  const { id, values } = reader === null ? sentence : addressed(sentence, reader)
  return say(id, values, names, reader)
}
export const tellAll = (sentences: Sentence[], names?: string[], reader?: Reader): string => sentences.map((one) => tell(one, names, reader)).join(' ')

/** If `$NAME` is the reader: the message's attribute `.you-NAME`. In it, lists leave the reader out. */
function addressed({ id, values = {} }: Sentence, reader: number): Sentence {
  const attributes = bundle.getMessage(id)?.attributes ?? {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object' || !(`you-${name}` in attributes)) continue
    if ('seat' in value && value.seat === reader) return { id: `${id}.you-${name}`, values }
    if ('seats' in value && value.seats.includes(reader)) {
      return { id: `${id}.you-${name}`, values: { ...values, [name]: { seats: value.seats.filter((seat) => seat !== reader) } } }
    }
  }
  return { id, values }
}
export const knows = (id: string): boolean => bundle.hasMessage(id)
export const listed = (items: string[]): string => new Intl.ListFormat(bundle.locales).format(items)

/** Text that needs no translation: names, dice, cards. */
export const verbatim = (text: string): Sentence => ({ id: 'web-verbatim', values: { text } })

/** One sentence after another. */
export function together(...sentences: Sentence[]): Sentence {
  return sentences.length === 1 ? sentences[0]! : { id: 'web-verbatim', values: { text: tellAll(sentences) } }
}

/** Groups thousands also in languages that write 5000 without. */
const grouped = (value: number) => new FluentNumber(value, { useGrouping: 'always' })

/** 25.000 €, 25 000 €, €25,000. */
export function euros(amount: number): FluentNumber {
  return new FluentNumber(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' })
}

/** 0.314 is 31 %. */
export function percent(chance: number, digits = 0): FluentNumber {
  return new FluentNumber(chance, { style: 'percent', maximumFractionDigits: digits })
}

function plain(values: Record<string, Value>, names: string[], reader: Reader): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(value, names, reader)]))
}

/** A value as a message takes it: everything but numbers and texts becomes words. */
export function worded(value: Value, names: string[], reader: Reader): FluentVariable {
  if (typeof value === 'number') return grouped(value)
  if (typeof value !== 'object' || value instanceof FluentNumber) return value
  if (Array.isArray(value)) return listed(value.map((one) => tell(one, names, reader)))
  return 'id' in value ? tell(value, names, reader) : kinds(value, names, reader)
}

function missing(id: string): string {
  console.error(`There is no message ${id} in ${settings.language}.`)
  return id
}
