import { beforeAll, expect, test, vi } from 'vitest'
import type { Event, Moment, View } from '@frame/games/face'
import type { Draft } from '@frame/table/draft.svelte'
import type { tell as Tell } from '@frame/words/words.svelte'
import type { story as Story } from './story'
import type * as Question from './question'

let tell: typeof Tell
let story: typeof Story
let asking: typeof Question

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  const words = await import('@frame/words/words.svelte')
  await words.speak('en')
  tell = words.tell
  story = (await import('./story')).story
  asking = await import('./question')
})

const NAMES = ['Ada', 'Ben']
const told = (events: Event[]) => story(events, NAMES).map(({ sentence }) => tell(sentence))

test('a turn is told with its reasons', () => {
  expect(
    told([
      { event: 'turn', seat: 0, turn: 3 },
      { event: 'rolled', seat: 0, dice: ['blue', 'grey', 'grey', 'orange', 'red', 'red'] },
      { event: 'chose', seat: 0, colour: 'grey', count: 2 },
      { event: 'again', seat: 0, aside: 2 },
      { event: 'rolled', seat: 0, dice: ['grey', 'red', 'red', 'yellow'] },
      { event: 'added', seat: 0, count: 1, aside: 3 },
      { event: 'again', seat: 0, aside: 3 },
      { event: 'rolled', seat: 0, dice: ['blue', 'blue', 'orange'] },
      { event: 'missed', seat: 0, aside: 3 },
      { event: 'wasted', seat: 0, colour: 'grey', count: 3 },
    ]),
  ).toEqual([
    'Turn 3: Ada rolls.',
    'The dice show 2 red, 1 blue, 1 orange, and 2 grey.',
    'Ada chooses grey (2).',
    'Ada wants more than 2 grey dice and rolls the others again.',
    'The other 4, rolled again, show 2 red, 1 yellow, and 1 grey.',
    'That makes 3 grey dice.',
    'Ada wants more than 3 grey dice and rolls the others again.',
    'The other 3, rolled again, show 2 blue and 1 orange.',
    'No grey among them: it stays at 3 grey dice.',
    'Ada has no group with room for 3 grey dice and marks nothing.',
  ])
})

test('crosses made by turns are told player by player', () => {
  const events: Event[] = [
    { event: 'stopped', seat: 0, aside: 2 },
    { event: 'marked', seat: 0, colour: 'red', cell: 'f4' },
    { event: 'used', seat: 1, colour: 'blue', count: 1 },
    { event: 'marked', seat: 1, colour: 'blue', cell: 'h5' },
    { event: 'starred', seat: 1, cell: 'h5', bonus: 2 },
    { event: 'marked', seat: 0, colour: 'red', cell: 'f5' },
    { event: 'group-complete', seat: 0, colour: 'red' },
    { event: 'colour-complete', seat: 0, colour: 'red' },
  ]
  expect(told([{ event: 'chose', seat: 0, colour: 'red', count: 2 }, ...events]).slice(2)).toEqual([
    'Ben marks h5 (blue). h5 is a bonus cell, Ben’s second: it earns a bonus roll.',
    'Ada marks f4 and f5 (red) and completes a group. Ada has completed red!',
  ])
})

test('every new cross moves its sentence to where it happened last', () => {
  const events: Event[] = [
    { event: 'marked', seat: 0, colour: 'red', cell: 'f4' },
    { event: 'marked', seat: 0, colour: 'red', cell: 'f5' },
  ]
  expect(story(events.slice(0, 1), NAMES)[0]!.at).toBe(0)
  expect(story(events, NAMES).map(({ at }) => at)).toEqual([1])
})

test('who wins is told with the reason', () => {
  const events: Event[] = [
    { event: 'starred', seat: 1, cell: 'a1', bonus: 9 },
    { event: 'colour-complete', seat: 1, colour: 'grey' },
    { event: 'won-on', seat: 1, map: 'C', turn: 40 },
    { event: 'ended', winners: [1] },
  ]
  expect(told(events).slice(1)).toEqual([
    'Ben has reached the goal in turn 40, with 9 bonus cells and all of grey.',
    'The game is over: Ben wins.',
  ])
})

const seat = { board: null, map: null, marked: [], open: {}, bonus: 0, complete: [], due: 0, marking: null, done: false }
const usual: View = { phase: 'choose', active: 0, actors: [0], bonus_seat: null, colour: null, aside: 0, turn: 1, dice: ['blue', 'red', 'red'], maps: {}, seats: [seat, seat], winners: [] }
const at = (view: Partial<View>, legal: string[] = [], me: number | null = 0) => ({ view: { ...usual, ...view }, legal, seat: me, names: NAMES, options: {} }) as unknown as Moment
const draft = (...picked: string[]) => ({ picked }) as unknown as Draft
const asked = (moment: Moment) => tell(asking.question(moment))

test('everybody hears what is awaited from whom', () => {
  expect(asked(at({}))).toBe('Your turn: which colour do you choose? All dice of it are set aside.')
  expect(asked(at({}, [], 1))).toBe('Ada chooses a colour.')
  expect(asked(at({ phase: 'decide', colour: 'red', aside: 2, dice: ['blue'] }))).toBe('You have 2 red dice. Roll the other die again, or stop?')
  expect(asked(at({ phase: 'decide', colour: 'red', aside: 2, dice: ['blue'] }, [], null))).toBe('Ada has 2 red dice: again, or stop?')
  expect(asked(at({ phase: 'mark', actors: [0, 1], seats: [{ ...seat, marking: { colour: 'red', left: 2 } }, seat] }))).toBe(
    'Mark 2 red cells, one after the other.',
  )
  expect(asked(at({ phase: 'mark', actors: [0, 1] }, [], 1))).toBe('Ada left these dice. Which colour do you use?')
  expect(asked(at({ phase: 'mark', actors: [1] }))).toBe('Ben is still marking.')
  expect(asked(at({ phase: 'end', actors: [], winners: [0, 1] }))).toBe('Ada and Ben win together!')
})

test('dice are tapped, then taken', () => {
  const moment = at({}, ['take blue', 'take red'])
  expect(asking.buttons(moment, draft())[0]!.reason).toBeDefined()
  const [take] = asking.buttons(moment, draft('red'))
  expect(take!.move).toBe('take red')
  expect(tell(take!.sentence)).toBe('Take 2 red dice')
})

test('the only colour there is needs no tap, and can be left', () => {
  const moment = at({ phase: 'mark', actors: [0], active: 1 }, ['take blue', 'pass'])
  expect(asking.buttons(moment, draft()).map(({ move }) => move)).toEqual(['take blue', 'pass'])
})

test('again comes with its chance', () => {
  const moment = at({ phase: 'decide', colour: 'red', aside: 2, dice: ['blue', 'blue', 'grey', 'grey'] }, ['again', 'stop'])
  expect(asking.buttons(moment, draft()).map(({ sentence }) => tell(sentence))).toEqual(['Roll again: 52%', 'Stop'])
})

test('while the answer is on its way there is nothing to press', () => {
  expect(asking.buttons(at({ phase: 'decide' }, []), draft())).toEqual([])
})
