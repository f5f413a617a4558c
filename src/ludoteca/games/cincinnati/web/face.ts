import type { Face } from '@frame/games/face'
import Board from './Board.svelte'
import { buttons } from './buttons'
import Cards from './figures/Cards.svelte'
import Ranking from './figures/Ranking.svelte'
import Tables from './figures/Tables.svelte'
import { pace } from './flights'
import { guide } from './guide'
import Own from './Own.svelte'
import type { Details } from './view'

export const face: Face = {
  name: 'cincinnati',
  Board,
  Own,
  buttons,
  pace,
  guide,
  isOpen: (_, shown) => (shown?.details as Details | undefined)?.open ?? false,
  figures: { tables: Tables, ranking: Ranking, cards: Cards },
}
