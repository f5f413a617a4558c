import './speaking.testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '@frame/games/face'
import { LANGUAGES } from '@frame/settings.svelte'
import { speak, tell } from '@frame/words/words.svelte'
import { pairOf } from './cards'
import { spoken } from './phrases'
import { story } from './story'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov']
beforeEach(() => speak('en'))

function showed(play: number, ...pairs: (string | null)[]): Event[] {
  return pairs.flatMap((cards, seat) => {
    if (!cards) return []
    const [one, other] = cards.split(' ')
    return [{ event: 'showed', seat, play, ...pairOf(one!, other!) }]
  })
}

const happened = (event: string, seat: number, more: object = {}): Event => ({ event, seat, ...more })
const told = (events: Event[], names = NAMES) => story(events, names).map(({ sentence }) => tell(sentence).replaceAll('\u00a0', ' '))
const HAND: Event = { event: 'hand', hand: 1, dealer: 0 }

/** The example at T30. */
const WHOLE_HAND: Event[] = [
  HAND,
  ...['N3', 'N9', 'N1'].map((card) => happened('dealt', 1, { card })),
  happened('dealt', 2),
  happened('bought', 1, { cards: 1, price: 1 }),
  happened('dealt', 1, { card: 'P1' }),
  happened('bought', 2, { cards: 2, price: 3 }),
  happened('bought', 3, { cards: 0, price: 0 }),
  happened('laid', 0),
  happened('laid', 1, { ...pairOf('N1', 'P1') }),
  happened('laid-again', 1, { ...pairOf('N3', 'N9') }),
  ...showed(1, 'K2 Y5', 'N3 N9', 'B6 P6', 'G4 B8'),
  happened('paid', 0, { play: 1, chips: 2 }),
  happened('paid', 3, { play: 1, chips: 2 }),
  ...showed(2, 'G10 B10', 'N1 P1', 'N8 G8', 'Y3 Y4'),
  happened('won', 2, { play: 2, chips: 3 }),
  ...showed(3, 'K6 P9', 'K8 Y1', 'G2 G3', 'N5 K5'),
  happened('out', 1),
  happened('paid', 1, { play: 3, chips: 1 }),
  ...showed(4, 'B1 B9', null, 'Y7 P10', 'N4 Y8'),
  happened('won', 0, { play: 4, chips: 6 }),
  ...[4, -2, 0, -2].map((chips, seat) => happened('result', seat, { bought: 0, chips })),
  { event: 'ended', winners: [0] },
]

describe('the story', () => {
  it('tells a whole hand with the reasons', () => {
    expect(told(WHOLE_HAND)).toEqual([
      'Hand 1: Ada deals eight cards to each.',
      'Ben gets N3, N9, and N1.',
      'Ben buys one card for 1.',
      'Ben gets P1.',
      'Cleo buys two cards for 3.',
      'Dov buys nothing.',
      'Ada has laid two cards.',
      'Ben lays N1 P1 (Pair of 1) face down.',
      'Ben lays N3 N9 (Colour 12) instead.',
      'Play 1: 1. Cleo B6 P6 (Twins of 6) · 2. Ben N3 N9 (Colour 12) · 3. Dov G4 B8 (Singles 12) · 4. Ada K2 Y5 (Singles 7)',
      'The last two pay 2 each into the pot: Ada and Dov. The pot is now 8.',
      'Play 2: 1. Cleo N8 G8 (Twins of 8) · 2. Ada G10 B10 (Pair of 10) · 3. Ben N1 P1 (Pair of 1) · 4. Dov Y3 Y4 (Colour 7)',
      'The best wins 3 from the pot: Cleo. The pot is now 5.',
      'Play 3: 1. Dov N5 K5 (Twins of 5) · 2. Cleo G2 G3 (Colour 5) · 3. Ada K6 P9 (Singles 15) · 4. Ben K8 Y1 (Singles 9)',
      'The last pays 1 and is out of play 4: Ben. The pot is now 6.',
      'Play 4: 1. Ada B1 B9 (Colour 10) · 2. Cleo Y7 P10 (Singles 17) · 3. Dov N4 Y8 (Singles 12)',
      'Ada wins the pot, 6 chips.',
      'Chips after hand 1: Ada 16 (+4), Ben 10 (−2), Cleo 12 (0), and Dov 10 (−2).',
      'Only one hand was to be played. The game is over: Ada wins.',
    ])
  })

  it('says where each part begins', () => {
    const at = story(WHOLE_HAND, NAMES).map((one) => one.at)
    expect(at).toEqual([...new Set(at)].sort((one, other) => one - other))
    expect(WHOLE_HAND[at[9]!]).toMatchObject({ event: 'showed', play: 1, seat: 0 })
  })

  it('explains ties among the last', () => {
    const events = [
      ...showed(1, 'N2 B5', 'G4 P8', 'K10 Y2', 'B6 B10'),
      ...[0, 1, 2].map((seat) => happened('paid', seat, { play: 1, chips: 2 })),
    ]
    expect(told(events).at(-1)).toBe(
      'The last two pay 2 each into the pot: Ada, Ben, and Cleo. Ben and Cleo are tied: each of them counts as last. The pot is now 6.',
    )
  })

  it('explains bankruptcy and the end it brings', () => {
    const events = [
      ...showed(1, 'N2 B5', 'G4 P8', 'K10 Y3', 'B6 B10'),
      happened('paid', 0, { play: 1, chips: 1 }),
      happened('bankrupt', 0, { play: 1 }),
      happened('paid', 1, { play: 1, chips: 0 }),
      happened('bankrupt', 1, { play: 1 }),
      { event: 'ended', winners: [2, 3] },
    ]
    const [, paid, ended] = told(events)
    expect(paid).toContain('Ada has only 1, pays that and is bankrupt. Ben has nothing to pay with and is bankrupt.')
    expect(ended).toBe('Ada and Ben are bankrupt: that was the last hand. The game is over: Cleo and Dov share the victory.')
  })

  it('explains a pot that is too small in play 2', () => {
    const alone = [...showed(2, 'N6 B6', 'N4 N9', 'K1 Y2', 'G1 B2'), happened('won', 0, { play: 2, chips: 2 })]
    expect(told(alone).at(-1)).toContain('The pot has only 2 for Ada.')
    const tied = [...showed(2, 'N6 N9', 'G6 G9', 'K1 Y2', 'G1 B2'), { event: 'unpaid', seats: [0, 1] }]
    expect(told(tied).at(-1)).toBe('Ada and Ben are tied and should win 6 in all, but the pot has only 0: they get nothing.')
  })

  it('explains a pot that stays', () => {
    const tied = [...showed(4, 'N5 N9', 'P4 P10', null, 'G1 B2'), { event: 'pot-stays', tied: true, chips: 9 }]
    expect(told(tied).at(-1)).toBe('Ada and Ben are tied for the pot: nobody wins it. Its 9 chips stay there.')
    const nobody = [...showed(3, 'N3 B10', 'G4 Y9', 'K5 P8'), { event: 'pot-stays', tied: false, chips: 7 }]
    expect(told(nobody).at(-1)).toBe('Nobody is left to play on, and the pot stays: 7 chips.')
    const alone = [...showed(2, 'N3 B10'), happened('alone', 0, { play: 2 })]
    expect(told(alone).at(-1)).toBe('Ada is alone in this play: nobody pays, nobody wins.')
  })

  it.each(LANGUAGES)('is told in every language: %s', async (language) => {
    await speak(language)
    expect(told(WHOLE_HAND)).toHaveLength(19)
  })
})

it('who hears the story hears cards in words', () => {
  expect(spoken('1. Anna G7 B10 (Pair of 7) · 2. Bruno K1')).toBe('1. Anna green 7 blue 10 (Pair of 7) · 2. Bruno pink 1')
})
