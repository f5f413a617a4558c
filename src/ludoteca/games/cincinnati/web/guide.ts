/** A first game: one thing at a time, pointing at it. */

import type { Moment, Pointer } from '@frame/games/face'
import { isAwaited } from '@frame/games/plain'
import { seatPlace } from './flights'
import { letters, read } from './view'

const pointer = (target: string, id: string): Pointer => ({ target, sentence: { id: `web-cincinnati-guide-${id}` } })

export function guide(at: Moment): Pointer[] {
  if (at.seat === null || !isAwaited(at)) return []
  const position = read(at.view)
  if (position.phase === 'choose') return choosing(letters(position).map((letter) => `table-${letter}`))
  if (position.phase === 'keep') return position.duel ? duelling() : keeping()
  if (position.phase === 'extra') return [pointer(`[data-place="${seatPlace(at.seat)}"]`, 'extra')]
  return [pointer('[data-guide="seats"]', 'challenge')]
}

function choosing(places: string[]): Pointer[] {
  return [
    pointer('[data-guide="tray"]', 'dice'),
    ...places.map((place) => pointer(`[data-place="${place}"]`, place)),
    pointer('[data-guide="seats"]', 'seats'),
    pointer('[data-buttons]', 'choose'),
  ]
}

function keeping(): Pointer[] {
  return [pointer('[data-guide="tables"]', 'shown'), pointer('[data-guide="tray"]', 'keep'), pointer('[data-buttons]', 'throw')]
}

function duelling(): Pointer[] {
  return [pointer('[data-guide="duel"]', 'duel')]
}
