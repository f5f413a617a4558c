/** Why something that was clicked is not possible, and what dice of a colour would make. */

import type { Moment, Sentence } from '@frame/games/face'
import type { Colour } from './colours'
import { groundOf, nameOf, type Ground } from './ground'
import { decision, diceOf, isLegal } from './moments'
import { colourWord, diceWords } from './words'

const notAwaited: Sentence = { id: 'web-refused-not-awaited' }

/** D24, for dice of a colour; null if all of them find room. */
export function whyNoRoom(ground: Ground, colour: Colour, dice: number): Sentence | null {
  if (ground.isComplete(colour)) return { id: 'diceland-wrong-complete', values: { colour: colourWord(colour) } }
  const room = ground.room(colour)
  if (room === 0) return { id: 'diceland-wrong-unreachable', values: { colour: colourWord(colour) } }
  if (dice <= room) return null
  const reason = ground.unfinished(colour) === null ? 'new' : 'unfinished'
  return { id: `diceland-wrong-too-many-${reason}`, values: { dice: diceWords(colour, dice), room } }
}

/** What so many dice of a colour would make. */
export function outcome(ground: Ground, colour: Colour, dice: number): Sentence {
  const hindrance = whyNoRoom(ground, colour, dice)
  if (hindrance) return hindrance
  const values = { dice: diceWords(colour, dice), room: ground.room(colour), lacks: ground.room(colour) - dice }
  if (ground.unfinished(colour) === null) return { id: 'diceland-makes-new', values }
  return { id: `diceland-makes-${dice === ground.room(colour) ? 'whole' : 'part'}`, values }
}

/** Why a seat cannot take dice of this colour. */
export function whyNotTake(at: Moment, colour: Colour): Sentence {
  const asked = decision(at)
  if (asked === 'decide') return { id: 'diceland-why-decide' }
  if (asked === 'mark') return { id: 'diceland-why-marking', values: marking(at) }
  if (asked === null || asked === 'side') return notAwaited
  const dice = diceOf(at.view, colour)
  if (dice === 0) return { id: 'diceland-wrong-no-die', values: { colour: colourWord(colour) } }
  return whyNoRoom(groundOf(at.view, at.seat!)!, colour, dice) ?? notAwaited
}

/** Why the dice that are set aside cannot be taken. */
export function whyAside(at: Moment): Sentence {
  const values = { name: at.names[at.view.active]!, dice: diceWords(at.view.colour, at.view.aside) }
  return { id: at.view.active === at.seat ? 'diceland-why-aside-own' : 'diceland-why-aside', values }
}

/** Why a cell cannot be marked now. */
export function whyNotMark(at: Moment, cell: number): Sentence {
  const asked = decision(at)
  if (asked === null) return notAwaited
  if (asked === 'decide') return { id: 'diceland-why-decide' }
  if (asked !== 'mark') return { id: 'diceland-why-choose' }
  return notNow(groundOf(at.view, at.seat!)!, cell, at.view.seats[at.seat!].marking.colour)
}

function notNow(ground: Ground, cell: number, colour: Colour): Sentence {
  const reason = ground.whyNot(cell, colour)
  const values = {
    cell: nameOf(cell),
    hue: colourWord(ground.plan.hue[cell]!),
    colour: colourWord(colour),
    room: ground.plan.group[cell]! < 0 ? 0 : ground.freeIn(ground.plan.group[cell]!),
  }
  return { id: `diceland-no-mark-${reason}`, values }
}

function marking(at: Moment) {
  const { colour, left } = at.view.seats[at.seat!].marking
  return { colour, left }
}

/** Whether a tap on a cell means the dice of its colour. */
export function colourMeant(at: Moment, hue: string): string | null {
  return isLegal(at, `take ${hue}`) ? hue : null
}
