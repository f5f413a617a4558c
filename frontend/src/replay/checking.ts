/** Whether the luck of a record is that of its dice: everything is judged by the record's own text, and by what this browser has kept. */

import type { Mine } from '../net/mine'
import type { Draw } from '../net/types'
import { hashOf, outcome, sealOf, type Dice } from './fair'

export interface Header {
  dice: Dice
  /** The server's seal. */
  published: string
  /** The seals of the seats; empty where a seat gave none. */
  seals: string[]
  names: string[]
  /** How many moves come from elsewhere, and from which table; null: nobody vouches for them. */
  from: number
  before: string | null
}

interface Line {
  key: string
  value: string
}

/** Where Python ends a line too. */
const ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/
const ACTOR = /^(chance|\d{1,3})$/
const CHANCE = 'chance'

/** The lines that say something, after the title. */
function linesOf(record: string): Line[] {
  const lines = record.split(ENDS).map((line) => line.trim())
  return lines.filter((line) => line && !line.startsWith('#')).slice(1).map(readLine)
}

function readLine(line: string): Line {
  const colon = line.indexOf(':')
  const key = line.slice(0, colon).toLowerCase().split(/\s+/).join(' ')
  return { key, value: line.slice(colon + 1).trim() }
}

/** The dice that a record names; null if it names none. */
export function headerOf(record: string): Header | null {
  const fields = new Map(linesOf(record).filter(({ key }) => !ACTOR.test(key)).map(({ key, value }) => [key, value]))
  const [seed, table, published] = [fields.get('fair seed'), fields.get('fair table'), fields.get('seed hash')]
  if (!seed || !table || !published) return null
  const ofSeats = (key: string) => Array.from({ length: Number(fields.get('players')) }, (_, seat) => fields.get(`${key} ${seat}`) ?? '')
  const before = /^table (\S+)$/.exec(fields.get('fair before') ?? '')?.[1] ?? null
  return { dice: { seed, table, texts: ofSeats('text') }, published, seals: ofSeats('seal'), names: ofSeats('name'), from: Number(fields.get('fair from') ?? 0), before }
}

/** What chance did by the record's dice: the numbers of those moves, and the moves. */
function chanceOf(record: string, from: number): { move: number; text: string }[] {
  const moves = linesOf(record).filter(({ key }) => ACTOR.test(key))
  const counted = moves.map(({ key, value }, index) => ({ key, move: index + 1, text: value.split('#')[0]!.trim() }))
  return counted.filter(({ key, move }) => key === CHANCE && move > from)
}

/** What became of a text of this browser. */
export type Fate = 'there' | 'left-out' | 'missing'

/** What this browser has kept of the table. */
export interface Witness {
  /** Whether the record names the table, and the seal, that this browser saw. */
  isSameTable: boolean
  isSameSeal: boolean
  texts: { seat: number; fate: Fate }[]
}

export interface Findings {
  /** Whether the seed is the one whose hash was published. */
  isSealed: boolean
  /** Seats whose text is not the one they had sealed, and seats that sealed one which is not in the dice. */
  broken: number[]
  leftOut: number[]
  /** Seats whose text was known before the game, as in old records. */
  unsealed: number[]
  texts: number
  /** Nobody vouches for the moves before the first draw. */
  isUnproved: boolean
  draws: number
  /** The first move of chance that is not what the dice give, or that nobody has accounted for. */
  wrong: number | null
  /** Null: this browser saw nothing of that table before its luck was known. */
  witness: Witness | null
}

export function check(record: string, header: Header, draws: Draw[], kept?: Mine): Findings {
  const { dice, seals, published, from, before } = header
  const seats = (holds: (text: string, seal: string) => boolean) => dice.texts.flatMap((text, seat) => (holds(text, seals[seat]!) ? [seat] : []))
  const chance = chanceOf(record, from)
  return {
    isSealed: hashOf(dice) === published,
    broken: seats((text, seal) => text !== '' && seal !== '' && sealOf(text) !== seal),
    leftOut: seats((text, seal) => text === '' && seal !== ''),
    unsealed: seats((text, seal) => text !== '' && seal === ''),
    texts: seats((text) => text !== '').length,
    isUnproved: from > 0 && before === null,
    draws: chance.length,
    wrong: firstWrong(chance, dice, draws),
    witness: witnessOf(header, kept),
  }
}

/** Each move of chance needs its outcome, in order, of an event of its own; and there are no others. */
function firstWrong(chance: { move: number; text: string }[], dice: Dice, draws: Draw[]): number | null {
  const seen = new Set<number>()
  for (const [index, { move, text }] of chance.entries()) {
    const draw = draws[index]
    if (!draw || draw.move !== move || draw.text !== text || seen.has(draw.key)) return move
    if (outcome(dice, draw.key, draw.outcomes) !== BigInt(draw.outcome)) return move
    seen.add(draw.key)
  }
  return draws[chance.length]?.move ?? null
}

function witnessOf(header: Header, kept: Mine | undefined): Witness | null {
  const seen = Object.values({ ...kept?.left, ...kept?.seats }).flatMap(({ hash }) => hash ?? [])
  if (!kept || !seen.length) return null
  return {
    isSameTable: header.dice.table === kept.id,
    isSameSeal: seen.every((hash) => hash === header.published),
    texts: fatesOf(header, kept),
  }
}

/** A seat that was left may have got another's text since. */
function fatesOf({ dice, seals }: Header, { seats, left }: Mine): { seat: number; fate: Fate }[] {
  const fate = (seat: number, text: string): Fate => {
    if (dice.texts[seat] === text) return 'there'
    return dice.texts[seat] === '' && seals[seat] === sealOf(text) ? 'left-out' : 'missing'
  }
  const own = Object.entries({ ...left, ...seats }).flatMap(([seat, { text }]) => (text ? [{ seat: Number(seat), fate: fate(Number(seat), text) }] : []))
  return own.filter(({ seat, fate }) => seat in seats || fate !== 'missing')
}
