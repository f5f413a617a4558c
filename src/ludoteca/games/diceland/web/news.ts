/** What has just happened, for animations. */

import type { News } from '@frame/games/face'
import type { Diceland } from '@frame/net/contract'
import { NUMBER } from './hexagons'

const eventsOf = (news: News): Diceland.Event[] => news.events

/** The cells a seat has marked. */
export function freshCells(news: News, seat: number): ReadonlySet<number> {
  const marked = eventsOf(news).filter(({ event, seat: other }) => event === 'marked' && other === seat)
  return new Set(marked.map(({ cell }) => NUMBER[cell!]!))
}

export const hasRolled = (news: News) => eventsOf(news).some(({ event }) => event === 'rolled' || event === 'bonus-rolled')

/** How many dice were added to those set aside. */
export function added(news: News): number {
  return eventsOf(news).reduce((sum, { event, count }) => (event === 'chose' || event === 'added' ? sum + count! : sum), 0)
}

export interface Useless {
  seat: number
  dice: string[]
}

/** Bonus rolls that were of no use, and are no longer in the view. */
export function uselessRolls(news: News): Useless[] {
  return eventsOf(news).flatMap(({ event, seat, dice }) => (event === 'useless' ? [{ seat: seat!, dice: dice! }] : []))
}
