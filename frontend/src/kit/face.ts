/** A face for any game: pieces to tap, and buttons for the moves they select. */

import type { Button, Draft, Face, Moment } from '../games/face'
import KitBoard from './KitBoard.svelte'
import KitOwn from './KitOwn.svelte'
import { meant, partsIn } from './picking'

/** With more moves than this there is a list on the board instead of buttons. */
export const FEW = 8
const PACE = 700

function buttons({ moves, shown }: Moment, draft: Draft): Button[] {
  const parts = partsIn(shown.areas ?? [])
  const picked = parts.filter(({ key }) => draft.has(key)).map(({ part }) => part)
  const candidates = meant(moves, picked, parts)
  const back: Button[] = picked.length ? [{ sentence: { id: 'kit-put-back' }, action: () => draft.clear() }] : []
  if (candidates.length > FEW) return back
  return [...candidates.map((move): Button => ({ sentence: move, move: move.move, main: candidates.length === 1, reason: move.why })), ...back]
}

export const face: Face = { name: 'kit', Board: KitBoard, Own: KitOwn, buttons, pace: (events) => (events.length ? PACE : 0) }
