/** The guide through a first game: one thing at a time, when it matters. */

import type { Moment, Pointer } from '@frame/games/face'
import { lastOf, lays, offers } from './view'

const point = (what: string, part = what): Pointer => ({ target: `[data-guide="${part}"]`, sentence: { id: `twins-guide-${what}` } })

export function guide(at: Moment): Pointer[] {
  if (offers(at).length) return [point('goal', 'chips'), point('hand'), point('buy')]
  if (!lays(at).length) return lastOf(at.view) ? [point('shown')] : []
  if (at.view.play === 1) return [point('track'), point('lay', 'hand'), point('pot')]
  return lastOf(at.view)?.hand === at.view.hand ? [point('shown'), point('track')] : []
}
