import type { Face, View } from '@frame/games/face'
import Board from './Board.svelte'
import { buttons } from './buttons'
import Numerals from './figures/Numerals.svelte'
import Ranking from './figures/Ranking.svelte'
import { pace } from './flights'
import { guide } from './guide'
import Own from './Own.svelte'
import { spoken } from './view'

/** Cards are secret until the game is over. */
const isOpen = (view: View) => view.phase === 'end'

export const face: Face = { name: 'twins', Board, Own, buttons, pace, guide, isOpen, spoken, figures: { numerals: Numerals, ranking: Ranking } }
