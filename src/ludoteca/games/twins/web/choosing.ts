/** Two cards to lay: what is tapped, and what lies already. */

import type { Draft, Moment } from '@frame/games/face'
import { inOrder } from './cards'
import { choiceOf, handOf } from './plays'

const isSame = (some: readonly string[], others: readonly string[]) => inOrder(some).join() === inOrder(others).join()

/** The cards tapped; none when they are just those that lie already. */
export function picked(at: Moment, draft: Draft): string[] {
  if (isSame(draft.picked, choiceOf(at))) return []
  return draft.picked.filter((card) => handOf(at).includes(card))
}

export function pick(at: Moment, draft: Draft, card: string): void {
  draft.set(picked(at, draft))
  draft.toggle(card, 2)
}

export const moveOf = (cards: readonly string[]) => `play ${inOrder(cards).join(' ')}`

/** Whether cards can be laid, also in place of others. */
export const canLay = (at: Moment) => at.legal.some((move) => move.startsWith('play'))
export const canBuy = (at: Moment) => at.legal.some((move) => move.startsWith('buy'))
