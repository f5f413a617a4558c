/** A hand sorted into what it can make: equal numbers first, then colours, then the rest. */

import { colourOf, combinationsIn, inOrder, numberOn, strength } from './cards'

const largestFirst = (one: string, other: string) => numberOn(other) - numberOn(one)
const bestIn = (group: string[]) => Math.max(...combinationsIn(group).map(strength))

/** The cards that share something, in groups of two or more, the best first; and the others. */
function together(cards: string[], shared: (card: string) => string | number): [string[][], string[]] {
  const groups = new Map<string | number, string[]>()
  for (const card of cards) groups.set(shared(card), [...(groups.get(shared(card)) ?? []), card])
  const large = [...groups.values()].filter((group) => group.length > 1)
  return [large.sort((one, other) => bestIn(other) - bestIn(one)), cards.filter((card) => !large.flat().includes(card))]
}

export function sorted(hand: string[]): string[] {
  const [numbers, others] = together(inOrder(hand), numberOn)
  const [colours, rest] = together(others, colourOf)
  return [...numbers.flat(), ...colours.flatMap((group) => group.sort(largestFirst)), ...rest.sort(largestFirst)]
}
