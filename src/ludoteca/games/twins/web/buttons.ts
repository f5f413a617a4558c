/** The buttons: buy, or lay what is selected. */

import type { Button, Draft, Moment, Sentence } from '@frame/games/face'
import { layWith, picked } from './choosing'
import { combination, detailsOf, lays, offers, type Offer, type Pair } from './view'

export function buttons(at: Moment, draft: Draft): Button[] {
  const offered = offers(at).map(offer)
  return offered.length || !lays(at).length ? offered : laying(at, draft)
}

const offer = ({ move, cards, price, why }: Offer): Button => ({ sentence: { id: 'twins-buy', values: { cards, price } }, move, reason: why })

function laying(at: Moment, draft: Draft): Button[] {
  const cards = picked(at, draft)
  const { laid } = detailsOf(at)
  const back: Button = { sentence: { id: laid ? 'twins-keep' : 'twins-put-back' }, action: () => draft.clear() }
  return cards.length ? [lay(at, cards, laid !== null), back] : [nothingPicked(laid)]
}

function lay(at: Moment, cards: string[], isChange: boolean): Button {
  const found = layWith(at, cards)
  if (!found) return { sentence: { id: 'twins-lay-two' }, main: true, reason: { id: 'twins-why-one-more' } }
  return { sentence: described(isChange ? 'twins-lay-instead' : 'twins-lay', found), move: found.move, main: true }
}

function nothingPicked(laid: Pair | null): Button {
  if (!laid) return { sentence: { id: 'twins-lay-two' }, main: true, reason: { id: 'twins-why-two' } }
  return { sentence: described('twins-lies', laid), reason: { id: 'twins-why-change' } }
}

function described(id: string, pair: Omit<Pair, 'place'>): Sentence {
  return { id, values: { cards: { cards: pair.cards }, combination: combination(pair) } }
}
