import type { Face } from '../face'
import Plain from '../Plain.svelte'
import { buttons, pace, question, story } from '../plain'
import { verbatim } from '../../words/words.svelte'
import Picture from './Picture.svelte'

export const face: Face = {
  name: 'diceland',
  Board: Plain,
  Picture,
  question,
  buttons,
  isOpen: () => true,
  pace,
  move: verbatim,
  story: (events, names) => story('diceland', ['board', 'side', 'first', 'turn', 'ended'], events, names),
  numbers: (view, seat) => [
    { label: { id: 'web-diceland-stars' }, value: view.seats[seat].bonus },
  ],
}
