/** The buttons that send what is selected on the board. */

import type { Button, Draft, Moment } from '@frame/games/face'
import { detailsOf, diceOf, moveOf, positionOf } from './view'

export function buttons(at: Moment, draft: Draft): Button[] {
  if (!at.moves.length) return []
  const { phase } = positionOf(at.view)
  if (phase === 'choose') return choosing(at, draft)
  if (phase === 'keep') return keeping(at, draft)
  if (phase === 'challenge') return challenging(at, draft)
  return at.moves.map((told) => ({ sentence: told, move: told.move }))
}

/** The selected move, if there is one. */
const picked = (at: Moment, draft: Draft) => draft.picked.map((text) => moveOf(at, text)).find((told) => told)

function choosing(at: Moment, draft: Draft): Button[] {
  const told = picked(at, draft)
  if (told) return [{ sentence: { id: 'web-cincinnati-go-to', values: told.values }, move: told.move, main: true }]
  const hasChosen = detailsOf(at).tables.some(({ chosen }) => chosen)
  return hasChosen ? [] : [{ sentence: { id: 'web-cincinnati-go' }, main: true, reason: { id: 'web-cincinnati-go-first' } }]
}

function challenging(at: Moment, draft: Draft): Button[] {
  const told = picked(at, draft)
  if (told) return [{ sentence: told, move: told.move, main: true }]
  return [{ sentence: { id: 'web-cincinnati-challenge' }, main: true, reason: { id: 'web-cincinnati-challenge-first' } }]
}

/** The move that keeps the selected dice, named in ascending order. */
export function keepMove(at: Moment, draft: Draft) {
  const kept = (diceOf(positionOf(at.view), at.seat!) ?? []).filter((_, place) => draft.has(String(place)))
  return moveOf(at, ['keep', ...kept].join(' '))
}

function keeping(at: Moment, draft: Draft): Button[] {
  const told = keepMove(at, draft)
  if (!told) return []
  const isAny = draft.picked.length > 0
  const throwing: Button = { sentence: { id: 'web-cincinnati-throw', values: { count: told.values.thrown! } }, move: told.move, main: isAny }
  if (isAny) return [throwing, { sentence: { id: 'web-cincinnati-keep-none' }, action: () => draft.clear() }]
  const all = diceOf(positionOf(at.view), at.seat!)!.map((_, place) => String(place))
  return [throwing, { sentence: { id: 'web-cincinnati-keep-all' }, action: () => draft.set(all) }]
}
