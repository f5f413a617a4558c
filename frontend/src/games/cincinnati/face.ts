import type { Face } from '../face'
import Plain from '../Plain.svelte'
import { buttons, pace, question, story } from '../plain'
import { verbatim } from '../../words/words.svelte'
import Picture from './Picture.svelte'

export const face: Face = {
  name: 'cincinnati',
  Board: Plain,
  Picture,
  question,
  buttons,
  isOpen: (view, options) => !['roll', 'choose'].includes(view.phase) && !(view.phase === 'keep' && options.keep === 'at once'),
  pace,
  move: verbatim,
  story: (events, names) => story('cincinnati', ['round', 'passed', 'paid', 'challenged', 'took-nothing', 'ended'], events, names),
  numbers: (view, seat) => [
    { label: { id: 'cincinnati-column-money' }, value: view.seats[seat].wealth },
    { label: { id: 'cincinnati-column-tokens' }, value: view.seats[seat].tokens },
    { label: { id: 'cincinnati-column-duels' }, value: view.seats[seat].duels },
  ],
}
