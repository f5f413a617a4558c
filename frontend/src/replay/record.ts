/** Parses a record as strictly as `ludoteca` does. */

import { Refused } from '../net/refused'
import type { Dice } from './fair'

export interface Header {
  dice: Dice
  /** The hash of the server's seed. */
  published: string
  /** The seals of the seats; empty for a seat without one. */
  seals: string[]
  names: string[]
  /** How many moves come from elsewhere, and from which table; null if nobody vouches for them. */
  from: number
  before: string | null
}

interface Line {
  number: number
  key: string
  value: string
}

interface Parts {
  header: Map<string, Line>
  moves: Line[]
}

/** All the characters at which Python ends a line. */
const ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/
const TITLE = 'Ludoteca record 1'
const ACTOR = /^(chance|\d{1,3})$/
const CHANCE = 'chance'

const OF_SEAT = /^(?:name|seal|text) (\d)$/

const ANYTHING = /^/
const WHOLE_NUMBER = /^\d{1,19}$/
const HEX = /^[0-9a-f]{64}$/
/** The keys of a header, and the form of their values. */
const FIELDS: [key: RegExp, value: RegExp][] = [
  [/^(game|fair table|seed hash)$/, ANYTHING],
  [/^option .+$/, ANYTHING],
  [/^(rules|seed|fair from)$/, WHOLE_NUMBER],
  [/^players$/, /^\d$/],
  [/^fair seed$/, HEX],
  [/^fair before$/, /^(unproved|table \S+)$/],
  [/^name \d$/, /./],
  [/^seal \d$/, HEX],
  [/^text \d$/, /^[!-~]([ -~]{0,62}[!-~])?$/],
]

const bad = (line: number) => new Refused('bad-record', `Line ${line} cannot be read.`, [{ id: 'web-record-line', values: { line } }])

/** The dice that a record names; null if it names none. */
export function headerOf(text: string): Header | null {
  const { header } = read(text)
  const valueOf = (key: string) => header.get(key)?.value ?? ''
  const [seed, table, published] = [valueOf('fair seed'), valueOf('fair table'), valueOf('seed hash')]
  if (!seed || !table || !published) return null
  const ofSeats = (key: string) => Array.from({ length: Number(valueOf('players')) }, (_, seat) => valueOf(`${key} ${seat}`))
  const before = /^table (.+)$/.exec(valueOf('fair before'))?.[1] ?? null
  return { dice: { seed, table, texts: ofSeats('text') }, published, seals: ofSeats('seal'), names: ofSeats('name'), from: Number(valueOf('fair from')), before }
}

/** The chance moves by the record's dice, with their numbers. */
export function chanceOf(text: string, from: number): { move: number; text: string }[] {
  const counted = read(text).moves.map(({ key, value }, index) => ({ key, move: index + 1, text: value.split('#')[0]!.trim() }))
  return counted.filter(({ key, move }) => key === CHANCE && move > from)
}

function read(text: string): Parts {
  const lines = linesOf(text)
  const first = lines.findIndex(({ key }) => ACTOR.test(key))
  const [fields, moves] = first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)]
  const stray = moves.find(({ key }) => !ACTOR.test(key))
  if (stray) throw bad(stray.number)
  const header = new Map<string, Line>()
  for (const line of fields) header.set(line.key, checked(line, header))
  checkSeats(header, fields.at(-1)?.number ?? 1)
  return { header, moves }
}

/** Checks that every seat has a name, and that no other seats are named. */
function checkSeats(header: Map<string, Line>, last: number): void {
  const players = Number(header.get('players')?.value ?? 0)
  const stray = [...header.values()].find(({ key }) => Number(OF_SEAT.exec(key)?.[1] ?? -1) >= players)
  if (stray) throw bad(stray.number)
  const names = Array.from({ length: players }, (_, seat) => `name ${seat}`)
  if (['game', 'rules', 'players', ...names].some((key) => !header.has(key))) throw bad(last)
}

/** The lines that are neither blank nor comments, after the title. */
function linesOf(text: string): Line[] {
  const lines = text.split(ENDS).map((line, index) => ({ number: index + 1, said: line.trim() }))
  const [title, ...said] = lines.filter(({ said }) => said && !said.startsWith('#'))
  if (title?.said !== TITLE) throw bad(title?.number ?? 1)
  return said.map(({ number, said }) => readLine(number, said))
}

function readLine(number: number, line: string): Line {
  const colon = line.indexOf(':')
  if (colon < 0) throw bad(number)
  const key = line.slice(0, colon).toLowerCase().trim().split(/\s+/).join(' ')
  return { number, key, value: line.slice(colon + 1).trim() }
}

/** Checks that a header's key is known, appears once and has a value in its form. */
function checked(line: Line, before: Map<string, Line>): Line {
  const field = FIELDS.find(([key]) => key.test(line.key))
  if (!field?.[1].test(line.value) || before.has(line.key)) throw bad(line.number)
  return line
}
