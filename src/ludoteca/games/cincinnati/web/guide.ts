/** The guide through a first game: points at one thing at a time. */

import type { Moment, Pointer } from '@frame/games/face'
import { seatPlace, tablePlace } from './flights'
import { detailsOf, isAwaited, positionOf } from './view'

const pointer = (target: string, id: string): Pointer => ({ target, sentence: { id: `web-cincinnati-guide-${id}` } })

export function guide(at: Moment): Pointer[] {
  if (!isAwaited(at)) return []
  const { phase, duel } = positionOf(at.view)
  if (phase === 'choose') return choosing(detailsOf(at).tables.map(({ letter }) => tablePlace(letter)))
  if (phase === 'keep') return duel ? [pointer('[data-guide="duel"]', 'duel')] : keeping()
  if (phase === 'extra') return [pointer(`[data-place="${seatPlace(at.seat!)}"]`, 'extra')]
  return [pointer('[data-guide="seats"]', 'challenge')]
}

function choosing(places: string[]): Pointer[] {
  return [
    pointer('[data-guide="seats"]', 'goal'),
    pointer('[data-guide="tray"]', 'dice'),
    ...places.map((place) => pointer(`[data-place="${place}"]`, place)),
    pointer('[data-guide="seats"]', 'seats'),
    pointer('[data-buttons]', 'choose'),
  ]
}

function keeping(): Pointer[] {
  return [pointer('[data-guide="tables"]', 'shown'), pointer('[data-guide="tray"]', 'keep'), pointer('[data-buttons]', 'throw')]
}
