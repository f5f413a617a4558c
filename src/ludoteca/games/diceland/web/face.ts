import type { Event, Face, View } from '@frame/games/face'
import Board from './Board.svelte'
import Dice from './figures/Dice.svelte'
import Goal from './figures/Goal.svelte'
import Start from './figures/Start.svelte'
import Unfinished from './figures/Unfinished.svelte'
import { guide } from './guide'
import { STARS_TO_WIN } from './moments'
import { buttons, moveWords, question } from './question'
import { story } from './story'

const LOOKED_AT: Record<string, number> = { rolled: 750, 'bonus-rolled': 750, marked: 420, chose: 600, used: 400, stopped: 400, ended: 800 }

export const face: Face = {
  name: 'diceland',
  Board,
  question,
  buttons,
  isOpen: () => true,
  story,
  numbers,
  guide,
  figures: { dice: Dice, start: Start, unfinished: Unfinished, goal: Goal },
  pace: (events: Event[]) => Math.max(0, ...events.map(({ event }) => LOOKED_AT[event] ?? 0)),
  move: moveWords,
}

/** Everyone may know it: bonus cells, complete colours, bonus rolls due. */
function numbers(view: View, seat: number) {
  const { bonus, complete, due } = view.seats[seat]
  return [
    { label: { id: 'web-diceland-stars' }, value: `${bonus}/${STARS_TO_WIN}` },
    { label: { id: 'diceland-colours' }, value: complete.length },
    ...(due ? [{ label: { id: 'diceland-rolls-due' }, value: due }] : []),
  ]
}
