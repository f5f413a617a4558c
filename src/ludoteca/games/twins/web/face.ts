import type { Face, PublicNumber, Sentence, View } from '@frame/games/face'
import { verbatim } from '@frame/words/words.svelte'
import Board from './Board.svelte'
import { buttons, described } from './buttons'
import { pace } from './flights'
import { figures } from './figures'
import { guide } from './guide'
import { cardsHeld, PRICES, seatsOf } from './plays'
import { spoken } from './phrases'
import { question } from './question'
import { story } from './story'

function move(text: string): Sentence {
  const [kind, ...things] = text.split(' ')
  if (kind === 'play') return described('twins-move-play', things)
  if (kind === 'buy') return { id: 'twins-move-buy', values: { cards: Number(things[0]), price: PRICES[Number(things[0])]! } }
  return verbatim(text)
}

function numbers(view: View, seat: number): PublicNumber[] {
  const own = seatsOf(view)[seat]!
  const bought = own.bought ? [{ label: { id: 'twins-column-bought' }, value: own.bought }] : []
  return [
    { label: { id: 'twins-column-chips' }, value: own.chips },
    { label: { id: 'twins-column-cards' }, value: cardsHeld(own) },
    ...bought,
  ]
}

/** Cards are secret until the game is over. */
const isOpen = (view: View) => view.phase === 'end'

export const face: Face = { name: 'twins', Board, question, buttons, story, numbers, pace, move, guide, isOpen, figures, spoken }
