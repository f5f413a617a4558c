import './speaking.testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Moment } from '@frame/games/face'
import { LANGUAGES } from '@frame/settings.svelte'
import { Draft } from '@frame/table/draft.svelte'
import { speak, tell } from '@frame/words/words.svelte'
import { buttons } from './buttons'
import { pairOf } from './cards'
import { pick, picked } from './choosing'
import { flightsOf } from './flights'
import { guide } from './guide'
import { howMany, roundTheTable } from './plays'
import { question, whyNoCard } from './question'
import { verdict } from './verdict'

const NAMES = ['Ada', 'Ben', 'Cleo']
const CARDS = ['N7', 'G7', 'B2', 'Y2']
beforeEach(() => speak('en'))

const seat = (more: object = {}) => ({ chips: 12, hand: 8, played: [], choice: false, bought: 0, out: false, bankrupt: false, ...more })

function moment(view: object, own: object = {}, legal: string[] = []): Moment {
  const seats = [seat({ hand: CARDS, choice: null, ...own }), seat(), seat()]
  const whole = { players: 3, hands: null, hand: 1, play: 1, phase: 'play', actors: [0, 1], dealer: 2, pot: 0, seats, last: null, winners: [], ...view }
  return { view: whole, legal, seat: 0, names: NAMES, options: {} }
}

const LAY = ['play N7 G7', 'play N7 B2', 'play N7 Y2', 'play G7 B2', 'play G7 Y2', 'play B2 Y2']
const asked = (at: Moment) => tell(question(at)).replaceAll('\u00a0', ' ')
const labels = (at: Moment, draft = new Draft()) => buttons(at, draft).map(({ sentence }) => tell(sentence).replaceAll('\u00a0', ' '))

describe('the question', () => {
  it('says what is awaited and why', () => {
    expect(asked(moment({ phase: 'buy', play: 0, actors: [0] }))).toBe('Do you buy more cards? The price goes into the pot.')
    expect(asked(moment({ phase: 'buy', play: 0, actors: [0] }, { chips: 0 }))).toBe('You have no chips left and can buy nothing.')
    expect(asked(moment({}, {}, LAY))).toBe('Play 1: lay two cards face down. The last pays 2 into the pot.')
  })

  it('says whom the table waits for', () => {
    expect(asked(moment({ phase: 'buy', play: 0, actors: [1] }))).toBe('Ben may buy cards now.')
    expect(asked(moment({ actors: [1, 2] }, { choice: ['N7', 'G7'] }, LAY))).toBe(
      'You have laid Twins of 7. Waiting for Ben and Cleo; until then you can change it.',
    )
    expect(asked(moment({ play: 4, actors: [1] }, { out: true }))).toBe(
      'You were among the last of play 3 and are out of play 4. Waiting for Ben.',
    )
    expect(asked(moment({ phase: 'end', actors: [], winners: [2] }))).toBe('The game is over: Cleo wins.')
  })

  it('gives a reason for every card that cannot be picked', () => {
    const why = (at: Moment) => tell(whyNoCard(at)!)
    expect(whyNoCard(moment({}, {}, LAY))).toBeNull()
    expect(why(moment({ phase: 'buy', play: 0, actors: [0] }))).toBe('Say first how many cards you buy.')
    expect(why(moment({ phase: 'buy', play: 0, actors: [1] }))).toBe('Cards are laid when everyone has been asked about buying.')
    expect(why(moment({ actors: [1] }, { bankrupt: true }))).toBe('You are bankrupt and take no part in the rest of the hand.')
  })

  it.each(LANGUAGES)('is asked in every language: %s', async (language) => {
    await speak(language)
    expect(asked(moment({}, {}, LAY))).toMatch(/1.*2/)
    expect(asked(moment({ actors: [1] }, { choice: ['N7', 'G7'] }, LAY))).toContain('Ben')
  })
})

describe('buying', () => {
  it('offers what can be paid for and says why not', () => {
    const offers = buttons(moment({ phase: 'buy', play: 0, actors: [0] }, { chips: 2 }, ['buy 0', 'buy 1']), new Draft())
    expect(offers.map(({ move, reason }) => [move, Boolean(reason)])).toEqual([['buy 0', false], ['buy 1', false], ['buy 2', true]])
    expect(tell(offers[2]!.reason!)).toBe('Two cards cost 3, and you have 2.')
  })
})

describe('laying', () => {
  it('goes from two taps to a move', () => {
    const draft = new Draft()
    const at = moment({}, {}, LAY)
    expect(buttons(at, draft)[0]).toMatchObject({ reason: { id: 'web-twins-why-two' } })
    pick(at, draft, 'G7')
    expect(buttons(at, draft)[0]).toMatchObject({ reason: { id: 'web-twins-why-one-more' } })
    pick(at, draft, 'N7')
    expect(buttons(at, draft)[0]).toMatchObject({ move: 'play N7 G7' })
    expect(labels(at, draft)).toEqual(['Lay N7 G7: Twins of 7', 'Put back'])
    pick(at, draft, 'B2')
    expect(picked(at, draft)).toEqual(['N7', 'B2'])
  })

  it('can be changed until all are in', () => {
    const draft = new Draft()
    const at = moment({ actors: [1] }, { choice: ['N7', 'G7'] }, LAY)
    draft.set(['G7', 'N7'])
    expect(picked(at, draft)).toEqual([])
    expect(labels(at, draft)).toEqual(['N7 G7 lie face down'])
    pick(at, draft, 'B2')
    pick(at, draft, 'N7')
    expect(labels(at, draft)).toEqual(['Lay N7 B2 instead: Singles 9', 'Leave it as it is'])
    buttons(at, draft)[1]!.action!()
    expect(draft.picked).toEqual([])
  })
})

describe('what the last play did', () => {
  const last = (play: number, delta: number[], ...pairs: [string, string][]) => ({ hand: 1, play, delta, shown: pairs.map((pair) => pairOf(...pair)) })
  const said = (at: Moment) => verdict(at).map(tell).join(' ')

  it('is said from the view alone', () => {
    const shown: [string, string][] = [['N1', 'B2'], ['G5', 'G6'], ['K9', 'N9']]
    expect(said(moment({ last: last(1, [-2, 0, 0], ...shown) }))).toBe('The last pays 2 into the pot: Ada.')
    expect(said(moment({ last: last(2, [0, 0, 3], ...shown) }))).toBe('The best wins 3 from the pot: Cleo.')
    expect(said(moment({ last: last(2, [0, 0, 1], ...shown) }))).toBe('The pot has only 1 for Cleo.')
    expect(said(moment({ last: last(4, [0, 0, 7], ...shown) }))).toBe('Cleo wins the pot, 7 chips.')
    expect(said(moment({}))).toBe('')
  })

  it('names those who are tied', () => {
    const tied = last(4, [0, 0, 0], ['N1', 'B2'], ['G5', 'G6'], ['K5', 'K6'])
    expect(said(moment({ last: tied }))).toBe('Ben and Cleo are tied: nobody wins the pot, it stays for the next hand.')
    expect(said(moment({ last: tied, phase: 'end' }))).toBe('Ben and Cleo are tied: nobody wins the pot.')
  })
})

describe('the table', () => {
  it('knows how many pay or win', () => {
    const counts = [3, 4, 5, 6].map((players) => [1, 2, 3, 4].map((play) => howMany(play, players)))
    expect(counts).toEqual([[1, 1, 1, 1], [2, 1, 1, 1], [3, 2, 2, 1], [3, 2, 2, 1]])
  })

  it('seats oneself nearest to one’s own cards', () => {
    expect(roundTheTable(4, 1)).toEqual([2, 3, 0, 1])
    expect(roundTheTable(3, null)).toEqual([0, 1, 2])
  })

  it('moves as many chips as were paid, six at most', () => {
    const events = [{ event: 'bought', seat: 1, cards: 2, price: 3 }, { event: 'won', seat: 0, play: 4, chips: 15 }]
    const flights = flightsOf(events)
    expect(flights.filter(({ isPaid }) => isPaid)).toHaveLength(3)
    expect(flights.filter(({ isPaid, seat: to }) => !isPaid && to === 0)).toHaveLength(6)
    expect(Math.max(...flightsOf([{ event: 'showed', seat: 0 }, ...events]).map(({ delay }) => delay + 400))).toBeLessThanOrEqual(800)
  })

  it('points at one thing after the other in a first game', () => {
    expect(guide(moment({ phase: 'buy', play: 0, actors: [0] }, {}, ['buy 0'])).map(({ target }) => target)).toEqual([
      '[data-guide="hand"]',
      '[data-guide="buy"]',
    ])
    expect(guide(moment({}, {}, LAY)).map(({ sentence }) => tell(sentence).length > 20)).toEqual([true, true, true])
  })
})
