/** The buttons: take or play what is selected, roll again or stop, mark nothing. */

import type { Button, Draft, Moment } from '@frame/games/face'
import { detailsOf, isOnItsWay, moveOf, picked } from './view'

export function buttons(at: Moment, draft: Draft): Button[] {
  const { moment, why_not: reason } = detailsOf(at)
  if (moment === null || moment === 'mark' || isOnItsWay(at)) return []
  if (moment === 'decide') return told(at, 'again', 'stop').map((button) => ({ ...button, main: true }))
  const [tapped] = told(at, `${moment === 'side' ? 'side' : 'take'} ${picked(at, draft)}`)
  const main = tapped ?? { sentence: { id: `web-diceland-button-${moment === 'side' ? 'side' : 'take'}-none` }, reason }
  return [{ ...main, main: true }, ...told(at, 'pass')]
}

/** Buttons for moves, labelled as the server tells them. */
const told = (at: Moment, ...moves: string[]): Button[] =>
  moves.flatMap((move) => {
    const found = moveOf(at, move)
    return found && !found.why ? [{ sentence: found, move }] : []
  })
