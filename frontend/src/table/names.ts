/** The names of the seats. Bots have names too, for the story. */

import type { Table } from '../net/types'
import type { Sentence } from '../words/words.svelte'

const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Fabio', 'Gina', 'Hugo', 'Ida', 'Jonas', 'Kira', 'Leo']
const MOST_SEATS = 6
export const LONGEST_NAME = 24
/** A bot's name in a record, such as "Bot 2 (medium)". */
const RECORDED_BOT = /^Bot \d+ \(.+\)$/

export const namesOf = (table: Table): string[] => withBots(table.seats.map(({ name }) => name))

/** The name of a bot on a seat, unless somebody has that name. */
export const botName = (seat: number): string => BOTS[seat] ?? `Bot ${seat + 1}`

/** Renames the bots of a record as they were called at the table. */
export const namesIn = (record: string[]): string[] => withBots(record.map((name) => (RECORDED_BOT.test(name) ? null : name)))

function withBots(names: (string | null)[]): string[] {
  const taken = names.map((name) => name?.toLowerCase())
  const isFree = (name: string) => !taken.includes(name.toLowerCase())
  return names.map((name, seat) => name ?? [BOTS[seat]!, BOTS[seat + MOST_SEATS]!].find(isFree) ?? `Bot ${seat + 1}`)
}

export const isBot = (table: Table, seat: number) => ['bot', 'stand-in'].includes(table.seats[seat]?.kind ?? '')

/** Why a game has no end. */
export const whyClosed = ({ why_closed }: Table): Sentence => ({ id: 'web-why-closed', values: { why: why_closed ?? 'host' } })

/** How many people play. */
export const people = (table: Table) => table.seats.filter((seat) => seat.kind === 'person').length
