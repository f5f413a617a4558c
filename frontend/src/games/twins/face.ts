import type { Face } from '../face'
import Plain from '../Plain.svelte'
import { buttons, pace, question, story } from '../plain'
import { verbatim } from '../../words/words.svelte'
import Picture from './Picture.svelte'

export const face: Face = {
  name: 'twins',
  Board: Plain,
  Picture,
  question,
  buttons,
  pace,
  move: verbatim,
  story: (events, names) => story('twins', ['ended'], events, names),
  numbers: (view, seat) => [
    { label: { id: 'twins-column-chips' }, value: view.seats[seat].chips },
  ],
}
