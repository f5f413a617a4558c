import type { Event, Face } from '@frame/games/face'
import { euros } from '@frame/words/words.svelte'
import Board from './Board.svelte'
import Cards from './figures/Cards.svelte'
import Ranking from './figures/Ranking.svelte'
import Tables from './figures/Tables.svelte'
import { guide } from './guide'
import { buttons, move, question } from './questions'
import { story } from './story'
import { moneyOf, read } from './view'

const LONG = ['showed', 'cleared', 'stayed', 'challenged', 'duel-won', 'ended']
const SHORT = ['chose', 'decided', 'passed']

/** What decides is looked at for longer than a small step. */
function pace(events: Event[]): number {
  if (events.some(({ event }) => LONG.includes(event))) return 800
  return events.every(({ event }) => SHORT.includes(event)) ? 250 : 600
}

export const face: Face = {
  name: 'cincinnati',
  Board,
  question,
  buttons,
  isOpen: (view, options) => !['roll', 'choose'].includes(view.phase) && !(view.phase === 'keep' && options.keep === 'at once'),
  pace,
  move,
  story,
  guide,
  figures: { tables: Tables, ranking: Ranking, cards: Cards },
  numbers: (view, seat) => {
    const data = read(view).seats[seat]!
    return [
      { label: { id: 'cincinnati-column-money' }, value: euros(moneyOf(data)) },
      { label: { id: 'cincinnati-column-tokens' }, value: data.tokens },
      { label: { id: 'cincinnati-column-duels' }, value: data.duels },
    ]
  },
}
