/** Who sits where, by name. Bots have names too: a story is told about somebody. */

import type { Table } from '../net/types'

const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Fabio', 'Gina', 'Hugo', 'Ida', 'Jonas', 'Kira', 'Leo']
const MOST_SEATS = 6
export const LONGEST_NAME = 24
/** What a record calls a bot, such as "Bot 2 (medium)". */
const RECORDED_BOT = /^Bot \d+ \(.+\)$/

export const namesOf = (table: Table): string[] => withBots(table.seats.map(({ name }) => name))

/** What a bot on a seat is called, where nobody has that name. */
export const botName = (seat: number): string => BOTS[seat] ?? `Bot ${seat + 1}`

/** Bots are called in a record's story as they were at the table. */
export const namesIn = (record: string[]): string[] => withBots(record.map((name) => (RECORDED_BOT.test(name) ? null : name)))

function withBots(names: (string | null)[]): string[] {
  const taken = names.map((name) => name?.toLowerCase())
  const isFree = (name: string) => !taken.includes(name.toLowerCase())
  return names.map((name, seat) => name ?? [BOTS[seat]!, BOTS[seat + MOST_SEATS]!].find(isFree) ?? `Bot ${seat + 1}`)
}

export const isBot = (table: Table, seat: number) => ['bot', 'stand-in'].includes(table.seats[seat]?.kind ?? '')

/** How many people play, bots left out. */
export const people = (table: Table) => table.seats.filter((seat) => seat.kind === 'person').length
