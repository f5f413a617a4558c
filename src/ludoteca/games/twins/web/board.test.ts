import '@frame/words/speaking.testing'
import '@frame/words/kinds'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Moment, Move } from '@frame/games/face'
import { Draft } from '@frame/table/draft.svelte'
import { speak, tell } from '@frame/words/words.svelte'
import { buttons } from './buttons'
import { bestWith, layWith, pick, picked } from './choosing'
import { flightsOf } from './flights'
import { guide } from './guide'
import { offers, roundTheTable, spoken, stake, type Details } from './view'

beforeEach(() => speak('en'))

/** As the server tells them, the best first. */
const lay = (cards: string, kind: string, value: number): Move => ({ move: `play ${cards}`, id: 'twins-move-play', values: { cards: { cards: cards.split(' ') }, kind, value } })
const LAYS = [lay('N7 G7', 'twins', 7), lay('B2 Y2', 'twins', 2), lay('N7 B2', 'singles', 9), lay('N7 Y2', 'singles', 9), lay('G7 B2', 'singles', 9), lay('G7 Y2', 'singles', 9)]
const WHY = { id: 'twins-wrong-price', values: { cards: 2, price: 3, chips: 2 } }
const buy = (cards: number, price: number, more: object = {}): Move => ({ move: `buy ${cards}`, id: 'twins-move-buy', values: { cards, price, left: 2 - price }, ...more })
const OFFERS = [buy(0, 0), buy(1, 1), buy(2, 3, { why: WHY })]
const PAIR = { cards: ['N7', 'G7'], kind: 'twins', value: 7, place: null }

function moment(moves: Move[], details: Partial<Details> = {}, view: object = {}): Moment {
  const plays = [2, 1, 1, 1].map((concerns) => ({ concerns, shown: [null, null, null, null] }))
  const shown = { question: [], figures: [], standing: null, details: { plays, last: [], hand: ['N7', 'G7', 'B2', 'Y2'], pairs: [PAIR], laid: null, why_no_card: null, ...details } }
  return { view: { players: 4, hand: 1, play: 1, phase: 'play', last: null, ...view }, legal: [], moves, seat: 0, reader: null, names: [], options: {}, shown }
}
const labels = (at: Moment, draft = new Draft()) => buttons(at, draft).map(({ sentence }) => tell(sentence).replaceAll('\u00a0', ' '))

describe('buying', () => {
  it('offers what the server offers, with its reasons', () => {
    const offered = buttons(moment(OFFERS), new Draft())
    expect(offered.map(({ move, reason }) => [move, reason])).toEqual([['buy 0', undefined], ['buy 1', undefined], ['buy 2', WHY]])
    expect(tell(offered[2]!.reason!)).toBe('Two cards cost 3, and you have 2.')
    expect(labels(moment(OFFERS))).toEqual(['None', 'One for 1', 'Two for 3'])
    expect(offers(moment(OFFERS)).map(({ left }) => left)).toEqual([2, 1, -1])
  })
})

describe('laying', () => {
  it('goes from two taps to a move', () => {
    const draft = new Draft()
    const at = moment(LAYS)
    expect(buttons(at, draft)[0]).toMatchObject({ reason: { id: 'twins-why-two' } })
    pick(at, draft, 'G7')
    expect(buttons(at, draft)[0]).toMatchObject({ reason: { id: 'twins-why-one-more' } })
    pick(at, draft, 'N7')
    expect(buttons(at, draft)[0]).toMatchObject({ move: 'play N7 G7' })
    expect(labels(at, draft)).toEqual(['Lay N7 G7: Twins of 7', 'Put back'])
    pick(at, draft, 'B2')
    expect(picked(at, draft)).toEqual(['N7', 'B2'])
  })

  it('can be changed until all are in', () => {
    const draft = new Draft()
    const at = moment(LAYS, { laid: PAIR })
    draft.set(['G7', 'N7'])
    expect(picked(at, draft)).toEqual([])
    expect(labels(at, draft)).toEqual(['N7 G7 lie face down'])
    pick(at, draft, 'B2')
    pick(at, draft, 'N7')
    expect(labels(at, draft)).toEqual(['Lay N7 B2 instead: Singles 9', 'Keep as is'])
    buttons(at, draft)[1]!.action!()
    expect(draft.picked).toEqual([])
  })

  it('is possible with what the server says, and nothing else', () => {
    expect(buttons(moment([]), new Draft())).toEqual([])
    expect(layWith(moment(LAYS), ['Y2', 'G7'])?.move).toBe('play G7 Y2')
    expect(layWith(moment(LAYS), ['N7'])).toBeUndefined()
    const draft = new Draft()
    draft.set(['K1'])
    expect(picked(moment(LAYS), draft)).toEqual([])
  })

  it('shows what a card would make: with the one picked, or the best', () => {
    expect(bestWith(moment(LAYS), 'Y2', [])).toMatchObject({ kind: 'twins', value: 2 })
    expect(bestWith(moment(LAYS), 'Y2', ['N7'])).toMatchObject({ kind: 'singles', value: 9 })
    expect(bestWith(moment(LAYS), 'N7', ['N7'])).toBeUndefined()
    expect(bestWith(moment(LAYS), 'N7', ['B2', 'Y2'])).toBeUndefined()
    expect(bestWith(moment(OFFERS), 'G7', [])).toMatchObject({ kind: 'twins' })
    expect(bestWith(moment(OFFERS), 'B2', [])).toBeUndefined()
  })
})

describe('the table', () => {
  it('seats oneself nearest to one’s own cards', () => {
    expect(roundTheTable(4, 1)).toEqual([2, 3, 0, 1])
    expect(roundTheTable(3, null)).toEqual([0, 1, 2])
  })

  it('says what a play does', () => {
    expect(tell(stake(1, moment([]).shown.details))).toBe('The last two pay 2 each into the pot')
  })

  it('moves as many chips as were paid, six at most', () => {
    const events = [{ event: 'bought', seat: 1, cards: 2, price: 3 }, { event: 'won', seat: 0, play: 4, chips: 15 }]
    const flights = flightsOf(events)
    expect(flights.filter(({ isPaid }) => isPaid)).toHaveLength(3)
    expect(flights.filter(({ isPaid, seat: to }) => !isPaid && to === 0)).toHaveLength(6)
    expect(Math.max(...flightsOf([{ event: 'showed', seat: 0 }, ...events]).map(({ delay }) => delay + 400))).toBeLessThanOrEqual(800)
  })

  it('points at one thing after the other in a first game', () => {
    expect(guide(moment(OFFERS)).map(({ target }) => target)).toEqual(['[data-guide="chips"]', '[data-guide="hand"]', '[data-guide="buy"]'])
    expect(guide(moment(LAYS)).map(({ sentence }) => tell(sentence).length > 20)).toEqual([true, true, true])
    expect(guide(moment([]))).toEqual([])
    expect(guide(moment(LAYS, {}, { play: 2, last: { hand: 1, play: 1, delta: [] } }))).toHaveLength(2)
  })

  it('lets who hears the story hear cards in words', () => {
    expect(spoken('1. Anna G7 B10 (Pair of 7) · 2. Bruno K1')).toBe('1. Anna green 7 blue 10 (Pair of 7) · 2. Bruno pink 1')
  })
})
