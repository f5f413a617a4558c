import '@frame/words/speaking.testing'
import '@frame/words/kinds'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Moment, Move } from '@frame/games/face'
import { Draft } from '@frame/table/draft.svelte'
import { speak, tell } from '@frame/words/words.svelte'
import { buttons } from './buttons'
import { badges, borders, describe as described, numbersOf, outline, planOf } from './drawing'
import { guide } from './guide'
import { NAMES, NUMBER, step } from './hexagons'
import { isOnItsWay, lookedAt, picked, whyNotMark, type Details } from './view'

beforeEach(() => speak('en'))

/** As the server tells them. */
const dice = (colour: string, count: number) => ({ id: 'diceland-dice', values: { colour, count } })
const WHY = { id: 'diceland-wrong-no-die', values: { colour: { id: 'diceland-colour', values: { colour: 'grey' } } } }
const take = (colour: string, count: number, cells: string[], id = 'diceland-move-take'): Move => ({
  move: `take ${colour}`,
  id,
  values: { dice: dice(colour, count), colour, count, room: 5, fits: cells.length ? 'yes' : 'no', makes: { id: 'diceland-makes-whole', values: { dice: dice(colour, count) } }, cells: { cells } },
})
const COLOURS = [take('red', 2, ['f5', 'e5']), take('blue', 1, ['h4'])]
const PASS: Move = { move: 'pass', id: 'diceland-move-pass', values: {} }
const share = (percent: number) => ({ percent })
const AGAIN: Move = { move: 'again', id: 'diceland-move-again', values: { dice: 4, colour: 'red', chance: share(0.518), none: share(0.482), good: share(0.5), many: share(0.018) } }
const STOP: Move = { ...take('red', 2, ['f5', 'e5'], 'diceland-move-stop'), move: 'stop' }
const SIDES: Move[] = ['C', 'D'].map((map) => ({ move: `side ${map}`, id: 'diceland-move-side', values: { map, colours: '' } }))

function moment(asked: string | null, moves: Move[] = [], details: Partial<Details> = {}): Moment {
  const shown = { moment: asked, needed: 9, roller: 0, dice: [], aside: null, sheets: [], outlook: [], why_not: { id: 'diceland-why-choose', values: {} }, why_no_cell: {} }
  const legal = moves.filter(({ why }) => !why).map(({ move }) => move)
  return { view: {}, legal, moves, seat: 0, reader: null, names: ['Ada', 'Ben'], options: {}, shown: { question: [], figures: [], standing: null, details: { ...shown, ...details } } }
}
function tapped(...things: string[]): Draft {
  const draft = new Draft()
  draft.set(things)
  return draft
}
const labels = (at: Moment, draft = tapped()) => buttons(at, draft).map(({ sentence }) => tell(sentence))

describe('buttons', () => {
  it('take what is tapped', () => {
    const at = moment('choose', COLOURS)
    expect(buttons(at, tapped())).toMatchObject([{ reason: { id: 'diceland-why-choose' }, main: true }])
    expect(buttons(at, tapped('red'))).toMatchObject([{ move: 'take red', main: true }])
    expect(labels(at, tapped('red'))).toEqual(['Take 2 red dice'])
    expect(buttons(moment('side', SIDES), tapped('D'))).toMatchObject([{ move: 'side D' }])
  })

  it('need no tap where there is one colour, and may leave it', () => {
    const at = moment('use', [COLOURS[1]!, { ...take('grey', 1, []), why: WHY }, PASS])
    expect(picked(at, tapped('grey'))).toBe('blue')
    expect(buttons(at, tapped()).map(({ move }) => move)).toEqual(['take blue', 'pass'])
  })

  it('offer again with its chance, and stop', () => {
    expect(labels(moment('decide', [AGAIN, STOP]))).toEqual(['Roll again: 52% for more red', 'Stop'])
  })

  it('are not there while cells are marked, for who waits, and while an answer is on its way', () => {
    expect(buttons(moment('mark', [{ move: 'mark f5', id: 'diceland-move-mark', values: {} }]), tapped())).toEqual([])
    expect(buttons(moment(null), tapped())).toEqual([])
    expect(isOnItsWay(moment('decide'))).toBe(true)
    expect(buttons(moment('decide'), tapped())).toEqual([])
  })
})

describe('what is looked at', () => {
  it('is what the dice tapped would make, or those set aside', () => {
    expect(lookedAt(moment('choose', COLOURS), tapped())).toBeUndefined()
    expect(lookedAt(moment('choose', COLOURS), tapped('red'))!.cells.cells).toEqual(['f5', 'e5'])
    expect(lookedAt(moment('decide', [AGAIN, STOP]), tapped())!.fits).toBe('yes')
  })
})

describe('why not', () => {
  const apart = { id: 'diceland-no-mark-apart', values: { cell: { cells: ['e5'] } } }
  const black = { id: 'diceland-no-mark-black', values: { cell: { cells: [] } } }
  const at = moment('mark', [{ move: 'mark e5', id: 'diceland-move-mark', values: {}, why: apart }], { why_no_cell: { black } })

  it('is told with the move, by what is printed there, or what comes first', () => {
    expect(tell(whyNotMark(at, 'e5', 'red'))).toBe('e5 touches no marked cell.')
    expect(tell(whyNotMark(at, 'g6', 'black'))).toBe('g6 is black and is never marked.')
    expect(tell(whyNotMark(moment('choose', COLOURS), 'g6', 'black'))).toBe('First choose dice of one colour.')
  })
})

describe('the coach', () => {
  it.each(['en', 'it', 'fr', 'de'] as const)('says shares in percent: %s', async (language) => {
    await speak(language)
    const values = { colour: 'red', count: 2, chance: share(0.518), loss: share(0.13) }
    for (const move of ['again', 'stop']) expect(tell({ id: `advice-diceland-${move}`, values })).toMatch(/52.?%.*13.?%/)
    for (const full of ['again-full', 'stop-full']) expect(tell({ id: `advice-diceland-${full}`, values })).toMatch(/52.?%/)
  })
})

describe('a map', () => {
  /** The example of the rules: rows 3 to 6, columns d to j. */
  const NOTHING = '############'
  const ROWS = [NOTHING, NOTHING, '###OOROEBB##', '###OrROEBB##', '####RRWbYY##', '####GGGBYY##', NOTHING, NOTHING, NOTHING]
  const plan = planOf(ROWS)
  const group = { colour: 'red', cells: ['f3', 'e4', 'f4', 'e5', 'f5'], lacks: 2 }

  it('is read once from its rows', () => {
    expect(planOf([...ROWS])).toBe(plan)
    expect(plan.hue[NUMBER.f4!]).toBe('red')
    expect([plan.isBonus[NUMBER.e4!], plan.isBonus[NUMBER.f4!]]).toEqual([true, false])
    expect(NAMES[plan.start]).toBe('g5')
  })

  it('has thin lines between cells of one colour and thick ones between others', () => {
    const of = (...cells: string[]) => borders(plan, 'flat', (cell) => cells.includes(NAMES[cell]!))
    expect(of('f4', 'f5').inside).not.toBe('')
    expect(of('f4', 'f5').between).toBe('')
    expect(of('g5', 'f5').between).not.toBe('')
  })

  it('has a line around an unfinished group, and what it lacks at a free cell', () => {
    expect(outline([group], 'flat').match(/M/g)).toHaveLength(5 * 6 - 2 * 7)
    const [badge] = badges([group], new Set(numbersOf(['f4', 'e4', 'f5'])), 'flat')
    expect(badge!.lacks).toBe(2)
  })

  it('is described cell by cell', () => {
    expect(described(plan, NUMBER.e4!, 'possible')).toBe('e4, red, bonus cell, can be marked')
    expect(described(plan, NUMBER.g5!, 'free')).toBe('g5, start')
    expect(described(plan, NUMBER.f4!, 'marked')).toBe('f4, red, marked')
  })

  it.each([
    ['f5', 'ArrowRight', 'flat', 'g5'],
    ['f5', 'ArrowUp', 'flat', 'f4'],
    ['f5', 'ArrowDown', 'flat', 'f6'],
    ['f5', 'ArrowUp', 'upright', 'g5'],
    ['f5', 'ArrowRight', 'upright', 'f6'],
  ] as const)('is walked on: from %s %s leads on a %s map to %s', (from, key, way, to) => {
    expect(step(NUMBER[from]!, key, way)).toBe(NUMBER[to])
  })

  it('ends at the rim, and other keys lead nowhere', () => {
    expect(step(NUMBER.a1!, 'ArrowLeft', 'flat')).toBeNull()
    expect(step(NUMBER.a1!, 'Enter', 'flat')).toBeNull()
  })
})

describe('the guide', () => {
  it.each(['side', 'choose', 'decide', 'use', 'bonus', 'mark'])('points at something when it is time to %s', (asked) => {
    expect(guide(moment(asked)).map(({ sentence }) => tell(sentence).length > 20)).toContain(true)
    expect(guide(moment(null))).toEqual([])
  })
})
