/** What this browser keeps of games that were told afterwards: figures over many games, and exercises. It is sent nowhere. */

import type { Afterwards, Errors, GameName, Judge } from '../net/types'
import { after, isDue, type Known } from './spacing'
import { taskOf, type Task } from './task'

/** One's own part in a game. */
export interface Played {
  id: string
  game: GameName
  at: number
  judge: Pick<Judge, 'bot' | 'version'>
  errors: Errors[]
  /** In points; null where it was agreed that what was hidden stays so. */
  luck: number | null
  result: number | null
}

/** An exercise: one made of an own mistake, or by its number one that comes with the game. */
export interface Card extends Known {
  game: GameName
  task?: Task
  number?: number
}

interface Kept {
  played: Played[]
  cards: Record<string, Card>
}

const KEY = 'ludoteca-training'
const MOST_PLAYED = 300
/** Exercises of one's own: those known best are forgotten first. */
const MOST_OWN = 150
const LUCK = [1, 2]

function kept(): Kept {
  try {
    return { played: [], cards: {}, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { played: [], cards: {} }
  }
}

function keep(all: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(all))
}

export const forgetAll = (): void => localStorage.removeItem(KEY)

/** Whose seat it was, at which table. */
export interface Mine {
  id: string
  /** So many moves were made before the seat was taken. */
  from: number
  game: GameName
  seat: number
  names: string[]
  options: Record<string, unknown>
}

/** Keeps what was found in a game, of one that was not one's own from the beginning only one's own mistakes; exercises that
 * are practised already stay as they are. */
export function remember({ id, from, game, seat, names, options }: Mine, found: Afterwards, now: number): void {
  const { played, cards } = kept()
  const balance = found.balances[seat]
  const { bot, version } = found.judge
  const own: Played = {
    id,
    game,
    at: played.find((one) => one.id === id)?.at ?? now,
    judge: { bot, version },
    errors: found.errors.filter((one) => one.seat === seat),
    luck: balance ? LUCK.reduce((all, part) => all + balance.points[part]!, 0) : null,
    result: balance?.result ?? null,
  }
  const made = found.lessons.filter((one) => one.seat === seat && one.number > from).map((lesson): [string, Card] => [`${id}/${lesson.number}`, { game, solved: 0, due: now, task: taskOf(lesson, game, names, options) }])
  keep({
    played: [...(from ? [] : [own]), ...played.filter((one) => one.id !== id)].slice(0, MOST_PLAYED),
    cards: fewer({ ...Object.fromEntries(made), ...cards }),
  })
}

function fewer(cards: Record<string, Card>): Record<string, Card> {
  const own = Object.entries(cards).filter(([, { task }]) => task)
  const known = own.sort(([, one], [, other]) => other.solved - one.solved).slice(0, Math.max(0, own.length - MOST_OWN))
  const forgotten = new Set(known.map(([id]) => id))
  return Object.fromEntries(Object.entries(cards).filter(([id]) => !forgotten.has(id)))
}

export const idOf = (game: GameName, number: number): string => `${game}/${number}`

export function answer(id: string, card: Card, isSolved: boolean, now: number): void {
  const all = kept()
  keep({ ...all, cards: { ...all.cards, [id]: { ...card, ...after(all.cards[id] ?? card, isSolved, now) } } })
}

const ofGame = (game: GameName | null) => (one: { game: GameName }) => game === null || one.game === game

export function cardsOf(game: GameName | null): [id: string, card: Card][] {
  return Object.entries(kept().cards).filter(([, card]) => ofGame(game)(card))
}

/** Those that wait longest first. */
export function dueNow(game: GameName | null, now: number): [id: string, card: Card][] {
  return cardsOf(game).filter(([, card]) => isDue(card, now)).sort(([, one], [, other]) => one.due - other.due)
}

/** By game, those judged like the newest: figures of two judges are not to be compared. */
export function playedByGame(): Map<GameName, Played[]> {
  const found = new Map<GameName, Played[]>()
  for (const one of [...kept().played].sort((one, other) => other.at - one.at)) {
    const others = found.get(one.game) ?? []
    const [newest = one] = others
    if (newest.judge.bot === one.judge.bot && newest.judge.version === one.judge.version) found.set(one.game, [...others, one])
  }
  return found
}
