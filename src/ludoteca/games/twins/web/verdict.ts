/** What the play that was shown last did, in words, from a view alone. */

import type { Moment, Sentence } from '@frame/games/face'
import { placesOf } from './cards'
import { people, stake } from './phrases'
import { LAST_PLAY, lastOf, seatsOf, WON_IN_PLAY_2, type Shown } from './plays'

export function verdict({ view, names }: Moment): Sentence[] {
  const last = lastOf(view)
  if (!last) return []
  const told = [...payers(last, view.players, names), ...winners(last, view.players, names)]
  if (!told.length) told.push(nobody(last, view.phase === 'end', names))
  const broke = seatsOf(view).flatMap(({ bankrupt }, seat) => (bankrupt ? [seat] : []))
  return broke.length ? [...told, { id: 'web-twins-bankrupt', values: { players: people(broke, names), count: broke.length } }] : told
}

const seatsWith = ({ delta }: Shown, fits: (chips: number) => boolean) => delta.flatMap((chips, seat) => (fits(chips) ? [seat] : []))

function payers(last: Shown, players: number, names: string[]): Sentence[] {
  const seats = seatsWith(last, (chips) => chips < 0)
  if (!seats.length) return []
  return [{ id: 'twins-event-concerned', values: { stake: stake(last.play, players), players: people(seats, names) } }]
}

function winners(last: Shown, players: number, names: string[]): Sentence[] {
  if (last.play === LAST_PLAY) return seatsWith(last, (chips) => chips > 0).map((seat) => potWon(last, seat, names))
  const full = seatsWith(last, (chips) => chips === WON_IN_PLAY_2)
  const less = seatsWith(last, (chips) => chips > 0 && chips < WON_IN_PLAY_2)
  return [
    ...(full.length ? [{ id: 'twins-event-concerned', values: { stake: stake(last.play, players), players: people(full, names) } }] : []),
    ...less.map((seat) => ({ id: 'twins-event-won-less', values: { name: names[seat]!, chips: last.delta[seat]! } })),
  ]
}

function potWon({ shown, delta }: Shown, seat: number, names: string[]): Sentence {
  const rivals = shown.filter(Boolean).length - 1
  return { id: 'twins-event-won-pot', values: { name: names[seat]!, chips: delta[seat]!, rivals } }
}

function nobody({ play, shown }: Shown, isOver: boolean, names: string[]): Sentence {
  const best = placesOf(shown).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const what = play < LAST_PLAY ? 'too-little' : isOver ? 'over' : 'stays'
  if (best.length > 1 && play % 2 === 0) return { id: 'web-twins-tied', values: { what, players: people(best, names) } }
  return { id: 'web-twins-no-chips' }
}
