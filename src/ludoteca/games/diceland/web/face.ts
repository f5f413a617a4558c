import type { Event, Face } from '@frame/games/face'
import Board from './Board.svelte'
import { buttons } from './buttons'
import Dice from './figures/Dice.svelte'
import Goal from './figures/Goal.svelte'
import Start from './figures/Start.svelte'
import Unfinished from './figures/Unfinished.svelte'
import { guide } from './guide'
import Own from './Own.svelte'
import { detailsOf } from './view'

const LOOKED_AT: Record<string, number> = { rolled: 750, 'bonus-rolled': 1100, marked: 420, chose: 600, used: 400, stopped: 400, ended: 800 }
const pace = (events: Event[]) => Math.max(0, ...events.map(({ event }) => LOOKED_AT[event] ?? 0))

export const face: Face = {
  name: 'diceland',
  Board,
  Own,
  buttons,
  pace,
  guide,
  isOpen: () => true,
  isTall: (at) => detailsOf(at).moment !== 'side',
  figures: { dice: Dice, start: Start, unfinished: Unfinished, goal: Goal },
}
