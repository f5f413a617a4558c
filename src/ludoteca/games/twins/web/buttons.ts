/** Buying, or laying what is picked. */

import type { Button, Draft, Moment, Sentence } from '@frame/games/face'
import { inOrder, pairOf } from './cards'
import { canBuy, canLay, moveOf, picked } from './choosing'
import { cardsText, combination } from './phrases'
import { choiceOf, PRICES, seatsOf } from './plays'

export function buttons(at: Moment, draft: Draft): Button[] {
  if (canBuy(at)) return PRICES.map((_, cards) => offer(cards, seatsOf(at.view)[at.seat!]!.chips))
  return canLay(at) ? laying(at, draft) : []
}

function offer(cards: number, chips: number): Button {
  const price = PRICES[cards]!
  const button: Button = { sentence: { id: 'web-twins-buy', values: { cards, price } }, move: `buy ${cards}` }
  return price <= chips ? button : { ...button, reason: { id: 'twins-wrong-price', values: { cards, price, chips } } }
}

function laying(at: Moment, draft: Draft): Button[] {
  const cards = picked(at, draft)
  const lies = choiceOf(at)
  const back: Button = { sentence: { id: lies.length ? 'web-twins-keep' : 'web-twins-put-back' }, action: () => draft.clear() }
  return cards.length ? [lay(cards, lies.length > 0), back] : [nothingPicked(lies)]
}

function lay(cards: string[], isChange: boolean): Button {
  if (cards.length < 2) return { sentence: { id: 'web-twins-lay-two' }, main: true, reason: { id: 'web-twins-why-one-more' } }
  const sentence = described(isChange ? 'web-twins-lay-instead' : 'web-twins-lay', cards)
  return { sentence, move: moveOf(cards), main: true }
}

function nothingPicked(lies: string[]): Button {
  if (!lies.length) return { sentence: { id: 'web-twins-lay-two' }, main: true, reason: { id: 'web-twins-why-two' } }
  return { sentence: described('web-twins-lies', lies), reason: { id: 'web-twins-why-change' } }
}

export function described(id: string, cards: string[]): Sentence {
  return { id, values: { cards: cardsText(inOrder(cards)), combination: combination(pairOf(cards[0]!, cards[1]!)) } }
}
