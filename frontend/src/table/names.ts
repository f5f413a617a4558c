/** Who sits where, by name. Bots have names too: a story is told about somebody. */

import type { Table } from '../net/types'

const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Fabio', 'Gina', 'Hugo', 'Ida', 'Jonas', 'Kira', 'Leo']
const MOST_SEATS = 6

export function namesOf(table: Table): string[] {
  const taken = table.seats.map((seat) => seat.name?.toLowerCase())
  const isFree = (name: string) => !taken.includes(name.toLowerCase())
  return table.seats.map((seat, number) => seat.name ?? [BOTS[number]!, BOTS[number + MOST_SEATS]!].find(isFree) ?? `Bot ${number + 1}`)
}

export const isBot = (table: Table, seat: number) => ['bot', 'stand-in'].includes(table.seats[seat]?.kind ?? '')

/** How many people play, bots left out. */
export const people = (table: Table) => table.seats.filter((seat) => seat.kind === 'person').length
