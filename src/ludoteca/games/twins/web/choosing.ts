/** Selecting two cards to lay, also when a pair already lies. */

import type { Draft, Moment } from '@frame/games/face'
import { detailsOf, lays, type Lay } from './view'

export const isSame = (some: readonly string[], others: readonly string[]) => some.length === others.length && some.every((card) => others.includes(card))

/** The selected cards; none if they are just those that lie already. */
export function picked(at: Moment, draft: Draft): string[] {
  const { hand, laid } = detailsOf(at)
  return laid && isSame(draft.picked, laid.cards) ? [] : draft.picked.filter((card) => hand.includes(card))
}

export function pick(at: Moment, draft: Draft, card: string): void {
  draft.set(picked(at, draft))
  draft.toggle(card, 2)
}

/** What two cards would make, if they can be laid. */
export const layWith = (at: Moment, cards: readonly string[]): Lay | undefined => lays(at).find((lay) => isSame(lay.cards, cards))

/** The best that a card makes with the selected one, or with any other. */
export function bestWith(at: Moment, card: string, chosen: string[]): Omit<Lay, 'move'> | undefined {
  if (chosen.length) return chosen.length === 1 && chosen[0] !== card ? layWith(at, [chosen[0]!, card]) : undefined
  return [...lays(at), ...detailsOf(at).pairs].find(({ cards }) => cards.includes(card))
}
