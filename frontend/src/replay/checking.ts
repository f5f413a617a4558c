/** Checks whether the luck of a record is that of its dice, by the record's text and by what this browser has kept. */

import type { Mine } from '../net/mine'
import type { Draw } from '../net/types'
import { hashOf, outcome, type Dice } from './fair'
import { chanceOf, type Header } from './record'
import { sealOf } from './seals'

/** What became of this browser's text for the dice. */
export type Fate = 'there' | 'left-out' | 'missing'

/** What this browser has kept of the table. */
export interface Witness {
  /** Whether the record names the table and the seal that this browser saw. */
  isSameTable: boolean
  isSameSeal: boolean
  /** Whether all seats' seals are those that stood when this browser opened its text; null if it opened none. */
  areSameSeals: boolean | null
  texts: { seat: number; fate: Fate }[]
}

export interface Findings {
  /** Whether the seed matches the published hash. */
  isSealed: boolean
  /** Seats whose text does not match their seal, and seats with a seal whose text is not among the dice. */
  broken: number[]
  leftOut: number[]
  /** Seats whose text was not sealed, as in old records. */
  unsealed: number[]
  texts: number
  /** Whether nobody vouches for the moves before the first draw. */
  isUnproved: boolean
  draws: number
  /** The first chance move that is not what the dice give, or that has no outcome. */
  wrong: number | null
  /** Null if this browser had seen nothing of the table before its luck was known. */
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

/** Checks that each chance move has its outcome, in order, of an event of its own, and that there are no other
 * outcomes. */
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
  const held = Object.values({ ...kept?.left, ...kept?.seats })
  const seen = held.flatMap(({ hash }) => hash ?? [])
  if (!kept || !seen.length) return null
  const stood = held.flatMap(({ seals }) => (seals ? [seals] : []))
  return {
    isSameTable: header.dice.table === kept.id,
    isSameSeal: seen.every((hash) => hash === header.published),
    areSameSeals: stood.length ? stood.every((seals) => isBound(header, seals)) : null,
    texts: fatesOf(header, kept),
  }
}

/** Somebody who saw an opened text could forge another seat's seal and text, unless all seals stood before. */
function isBound({ dice, seals }: Header, stood: string[]): boolean {
  return stood.length === seals.length && dice.texts.every((text, seat) => seals[seat] === stood[seat] && (text === '' || stood[seat] !== ''))
}

/** A seat that was given up may have got another text since. */
function fatesOf({ dice, seals }: Header, { seats, left }: Mine): { seat: number; fate: Fate }[] {
  const fate = (seat: number, text: string): Fate => {
    if (dice.texts[seat] === text) return 'there'
    return dice.texts[seat] === '' && seals[seat] === sealOf(text) ? 'left-out' : 'missing'
  }
  const own = Object.entries({ ...left, ...seats }).flatMap(([seat, { text }]) => (text ? [{ seat: Number(seat), fate: fate(Number(seat), text) }] : []))
  return own.filter(({ seat, fate }) => seat in seats || fate !== 'missing')
}
