import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Move, Weighed } from '../net/types'
import { Coach } from './coach.svelte'

vi.useFakeTimers()
const moves = (...texts: string[]) => texts.map((move) => ({ move })) as Move[]
const weighed = (move: string) => [{ move, value: 1, win: 0.5, reason: { id: 'x', values: {} } }] as Weighed[]
let sent: string[] = []
let coach: Coach

beforeEach(() => {
  sent = []
  coach = new Coach((id) => sent.push(id))
})

describe('the coach', () => {
  test('answers when it is asked', () => {
    coach.decide(moves('a', 'b'), true)
    coach.ask()
    coach.ask()
    coach.hear({ id: sent[0]!, weighed: weighed('a') })
    expect([sent.length, coach.isAsked, coach.weighed?.[0]?.move]).toEqual([1, false, 'a'])
  })

  test('asked between turns answers when the next decision comes', () => {
    coach.decide([], false)
    coach.ask()
    expect([sent.length, coach.isAsked, coach.isAwaited]).toEqual([0, true, false])
    coach.decide(moves('a'), true)
    coach.hear({ id: sent[0]!, weighed: weighed('a') })
    expect(coach.weighed).toHaveLength(1)
  })

  test('whose answer comes too late is asked about what is decided then', () => {
    coach.decide(moves('a'), true)
    coach.ask()
    coach.moved()
    coach.decide([], false)
    coach.hear({ id: sent[0]!, weighed: weighed('a') })
    expect([coach.weighed, coach.isAsked]).toEqual([null, true])
    coach.decide(moves('a'), true)
    coach.hear({ id: sent[1]!, weighed: weighed('a') })
    expect(coach.weighed).toHaveLength(1)
  })

  test('is asked once about a decision, whatever others do meanwhile', () => {
    coach.decide(moves('a'), true)
    coach.ask()
    coach.decide(moves('a'), true)
    coach.hear({ id: sent[0]!, weighed: weighed('a') })
    coach.decide(moves('a'), true)
    expect([sent.length, coach.weighed?.length]).toEqual([1, 1])
    coach.moved()
    coach.decide(moves('a'), true)
    expect(coach.weighed).toBeNull()
  })

  test('waits where it was asked a moment too late, and says so where it may not speak', () => {
    coach.decide(moves('a'), true)
    coach.ask()
    coach.decide([], false)
    expect(coach.waitsAfter({ id: sent[0]!, code: 'not-awaited' })).toBe(true)
    coach.decide(moves('b'), true)
    expect(coach.waitsAfter({ id: sent[1]!, code: 'hints-off' })).toBe(false)
    expect(coach.isAsked).toBe(false)
    expect(coach.waitsAfter({ id: 'another', code: 'not-legal' })).toBe(false)
  })

  test('says after a while why it takes so long', () => {
    coach.decide(moves('a'), true)
    coach.ask()
    vi.advanceTimersByTime(5000)
    expect(coach.isSlow).toBe(true)
    coach.hear({ id: sent[0]!, weighed: weighed('a') })
    expect(coach.isSlow).toBe(false)
  })
})
