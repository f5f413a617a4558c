/** What is awaited from whom and why; and the buttons for it. */

import type { Button, Draft, Moment, Sentence } from '@frame/games/face'
import { isAwaited, waiting } from '@frame/games/plain'
import { percent } from '@frame/words/words.svelte'
import { chances } from './chances'
import { decision, diceOf, isLegal, isOnItsWay, picked } from './moments'
import { diceWords, people } from './words'

export function question(at: Moment): Sentence {
  const { view, names, seat } = at
  const asked = decision(at)
  if (asked === null) return otherwise(at)
  if (asked === 'decide') return { id: 'diceland-ask-decide', values: { aside: asideDice(at), dice: view.dice.length } }
  if (asked === 'use') return { id: 'diceland-ask-use', values: { name: names[view.active]! } }
  if (asked === 'mark') return { id: 'diceland-ask-mark', values: view.seats[seat!].marking }
  return { id: `diceland-ask-${asked}` }
}

const asideDice = ({ view }: Moment) => diceWords(view.colour, view.aside)

/** For whoever waits or watches. */
function otherwise(at: Moment): Sentence {
  const { view, names } = at
  const actors = view.actors.filter((actor: number | 'chance') => actor !== 'chance')
  if (view.phase === 'end') return { id: 'diceland-end-winner', values: { players: people(view.winners, names), count: view.winners.length } }
  if (!actors.length) return { id: 'web-chance' }
  if (['choose', 'decide', 'bonus'].includes(view.phase)) return { id: `diceland-others-${view.phase}`, values: rolling(at, actors[0]) }
  if (['side', 'mark'].includes(view.phase)) return { id: `diceland-others-${view.phase}`, values: { players: people(actors, names), count: actors.length } }
  return waiting(at)
}

function rolling(at: Moment, seat: number) {
  const { view, names } = at
  return { name: names[seat]!, ...(view.phase === 'decide' ? { aside: asideDice(at), dice: view.dice.length } : {}) }
}

export function buttons(at: Moment, draft: Draft): Button[] {
  if (!isAwaited(at) || isOnItsWay(at)) return []
  const asked = decision(at)
  if (asked === 'side') return [side(at, draft)]
  if (asked === 'decide') return [again(at), stop]
  if (asked === 'mark') return []
  return [take(at, draft), ...(isLegal(at, 'pass') ? [pass] : [])]
}

function side(at: Moment, draft: Draft): Button {
  const map = picked(at, draft)
  if (!map) return { sentence: { id: 'web-diceland-button-side-none' }, main: true, reason: { id: 'web-diceland-why-side' } }
  return { sentence: { id: 'diceland-move-side', values: { map } }, move: `side ${map}`, main: true }
}

function take(at: Moment, draft: Draft): Button {
  const colour = picked(at, draft)
  if (!colour) return { sentence: { id: 'web-diceland-button-take-none' }, main: true, reason: { id: 'diceland-why-choose' } }
  const id = decision(at) === 'choose' ? 'diceland-move-take' : 'diceland-move-use'
  return { sentence: { id, values: { dice: diceWords(colour, diceOf(at.view, colour)) } }, move: `take ${colour}`, main: true }
}

const pass: Button = { sentence: { id: 'web-diceland-button-pass' }, move: 'pass' }

function again({ view }: Moment): Button {
  const dice = view.dice.length
  return { sentence: { id: 'diceland-move-again', values: { chance: percent(chances(dice, dice).success) } }, move: 'again', main: true }
}

const stop: Button = { sentence: { id: 'diceland-move-stop' }, move: 'stop', main: true }

/** A legal move in words. */
export function moveWords(move: string, at: Moment): Sentence {
  const [kind, what] = move.split(' ') as [string, string]
  if (kind === 'side') return { id: 'diceland-move-side', values: { map: what } }
  if (kind === 'mark') return { id: 'diceland-move-mark', values: { cell: what } }
  if (kind === 'take') return { id: 'diceland-move-take', values: { dice: diceWords(what, diceOf(at.view, what)) } }
  if (kind === 'again') return again(at).sentence
  return { id: `diceland-move-${kind}` }
}
