/** What has just happened, for animations. */

import type { News } from '@frame/games/face'
import { NUMBER } from './hexagons'

/** The cells a seat has marked. */
export function freshCells(news: News, seat: number): ReadonlySet<number> {
  const marked = news.events.filter(({ event, seat: other }) => event === 'marked' && other === seat)
  return new Set(marked.map(({ cell }) => NUMBER[cell]!))
}

export const hasRolled = (news: News) => news.events.some(({ event }) => event === 'rolled' || event === 'bonus-rolled')

/** Dice that came to those set aside. */
export function added(news: News): number {
  return news.events.reduce((sum, { event, count }) => (event === 'chose' || event === 'added' ? sum + count : sum), 0)
}

export interface Useless {
  seat: number
  dice: string[]
}

/** Bonus rolls that fell and were of no use: they are gone from the view already. */
export function uselessRolls(news: News): Useless[] {
  return news.events.flatMap(({ event, seat, dice }) => (event === 'useless' ? [{ seat, dice }] : []))
}
