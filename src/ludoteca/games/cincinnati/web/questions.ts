/** What is asked of whom and why, and the buttons to answer with. */

import type { Button, Draft, Moment, Sentence } from '@frame/games/face'
import { euros } from '@frame/words/words.svelte'
import { isAwaited, waiting } from '@frame/games/plain'
import { DICE, type Letter } from './hands'
import { players, written } from './phrases'
import { diceOf, highest, isFighting, read, throwsLeft, type Position } from './view'

export function question(at: Moment): Sentence {
  const position = read(at.view)
  if (position.phase === 'end') return ended(at, position)
  if (isAwaited(at)) return asked(position, at.seat!, at)
  if (at.seat !== null && at.legal.length) return ready(position, at.seat)
  return waitingFor(at, position)
}

function ended(at: Moment, { winners }: Position): Sentence {
  return { id: 'cincinnati-event-ended', values: { players: players(winners, at.names), count: winners.length } }
}

function asked(at: Position, seat: number, { names }: Moment): Sentence {
  const { tokens, table, duels } = at.seats[seat]!
  if (at.phase === 'choose') return { id: 'cincinnati-ask-choose' }
  if (at.phase === 'extra') return { id: 'cincinnati-ask-extra', values: { tokens } }
  if (at.phase === 'challenge') return { id: 'cincinnati-ask-challenge', values: { duels } }
  const values = { throws: throwsLeft(at, seat) }
  if (!at.duel) return { id: 'cincinnati-ask-keep', values: { ...values, letter: table! } }
  const rivals = at.duel.order.filter((other) => other !== seat)
  return { id: 'cincinnati-ask-keep-duel', values: { ...values, players: players(rivals, names) } }
}

/** What was chosen in secret, as long as it can be changed. */
function ready(at: Position, seat: number): Sentence {
  const { table, keep } = at.seats[seat]!
  return { id: `cincinnati-ready-${at.phase}`, values: { letter: table ?? '', dice: written(keep ?? []), count: keep?.length ?? 0 } }
}

/** Whoever waits hears what the others are thinking about. */
function waitingFor(at: Moment, position: Position): Sentence {
  const seats = position.actors.filter((actor) => actor !== 'chance')
  const known = ['choose', 'keep', 'extra', 'challenge'].includes(position.phase)
  if (!seats.length || !known) return waiting(at)
  const values = { players: players(seats, at.names), count: seats.length }
  return { id: `cincinnati-wait-${position.phase}`, values }
}

/** The dice that are picked in the draft, as the move is written. */
export function keptOf(draft: Draft, dice: readonly number[]): number[] {
  return dice.filter((_, place) => draft.has(String(place)))
}

export const keepMove = (kept: readonly number[]): string => ['keep', ...kept].join(' ')

export function buttons(at: Moment, draft: Draft): Button[] {
  const position = read(at.view)
  if (at.seat === null || !at.legal.length) return []
  if (position.phase === 'choose') return chooseButtons(at, draft)
  if (position.phase === 'keep') return keepButtons(diceOf(position, at.seat) ?? [], draft)
  if (position.phase === 'extra') return extraButtons(position, at.seat)
  return challengeButtons(at, position, draft)
}

/** The legal move that is picked, if there is one. */
export const picked = (at: Moment, draft: Draft): string | undefined => draft.picked.find((move) => at.legal.includes(move))

function chooseButtons(at: Moment, draft: Draft): Button[] {
  const move = picked(at, draft)
  if (!move) return isAwaited(at) ? [{ sentence: { id: 'web-cincinnati-go' }, main: true, reason: { id: 'web-cincinnati-go-first' } }] : []
  return [{ sentence: goTo(letterOf(move)), move, main: true }]
}

function keepButtons(dice: readonly number[], draft: Draft): Button[] {
  const kept = keptOf(draft, dice)
  const all = dice.map((_, place) => String(place))
  const throwing: Button = {
    sentence: { id: 'web-cincinnati-throw', values: { count: DICE - kept.length } },
    move: keepMove(kept),
    main: kept.length > 0,
  }
  if (kept.length > 0) return [throwing, { sentence: { id: 'web-cincinnati-keep-none' }, action: () => draft.clear() }]
  return [throwing, { sentence: { id: 'web-cincinnati-keep-all' }, action: () => draft.set(all) }]
}

function extraButtons(at: Position, seat: number): Button[] {
  const left = at.seats[seat]!.tokens - 1
  return [
    { sentence: { id: 'cincinnati-move-pay', values: { left } }, move: 'pay' },
    { sentence: { id: 'cincinnati-move-pass' }, move: 'pass' },
  ]
}

function challengeButtons(at: Moment, position: Position, draft: Draft): Button[] {
  const move = picked(at, draft)
  if (!move) return [{ sentence: { id: 'web-cincinnati-challenge' }, main: true, reason: { id: 'web-cincinnati-challenge-first' } }]
  return [{ sentence: challengeTo(at, position, opponentOf(move)), move, main: true }]
}

export const letterOf = (move: string): Letter => move.slice('table '.length) as Letter
export const opponentOf = (move: string): number => Number(move.slice('duel '.length))
const goTo = (letter: Letter): Sentence => ({ id: 'web-cincinnati-go-to', values: { letter } })

function challengeTo(at: Moment, position: Position, seat: number): Sentence {
  const prize = highest(position, seat)
  return { id: 'cincinnati-move-challenge', values: { name: at.names[seat]!, prize: prize ? euros(prize) : 0 } }
}

/** A legal move in words. */
export function move(text: string, at: Moment): Sentence {
  const position = read(at.view)
  if (text.startsWith('table ')) return goTo(letterOf(text))
  if (text.startsWith('duel ')) return challengeTo(at, position, opponentOf(text))
  if (text === 'pay') return { id: 'cincinnati-move-pay', values: { left: at.seat === null ? 0 : position.seats[at.seat]!.tokens - 1 } }
  if (text === 'pass') return { id: 'cincinnati-move-pass' }
  const dice = text.split(' ').slice(1)
  return { id: 'web-cincinnati-keep', values: { count: dice.length, dice: written(dice.map(Number)) } }
}

/** Why something that was clicked is not possible now. */
export function whyNot(at: Moment, thing: 'table' | 'die' | 'seat'): Sentence {
  const position = read(at.view)
  if (at.seat === null) return { id: 'cincinnati-why-watching' }
  if (position.phase === 'end') return { id: 'web-refused-over' }
  if (!at.legal.length && !isAwaited(at)) return { id: 'cincinnati-why-not-awaited' }
  if (position.duel && !isFighting(position, at.seat)) return { id: 'cincinnati-why-not-yours' }
  return { id: `cincinnati-why-${thing}`, values: { phase: position.phase } }
}
