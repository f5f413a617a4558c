/** The guide through a first game: one thing at a time, never covering what is to be tapped. */

import type { Moment, Pointer } from '@frame/games/face'
import { detailsOf } from './view'

const point = (target: string, id: string): Pointer => ({ target: `[data-guide="${target}"]`, sentence: { id: `web-diceland-guide-${id}` } })

const POINTERS: Record<string, Pointer[]> = {
  side: [point('sides', 'win'), point('sides', 'side')],
  choose: [point('dice', 'choose'), point('map', 'map'), point('bars', 'goal')],
  decide: [point('chance', 'decide'), point('aside', 'aside')],
  use: [point('dice', 'use'), point('others', 'others')],
  bonus: [point('dice', 'bonus')],
  mark: [point('bars', 'mark')],
}

export const guide = (at: Moment): Pointer[] => POINTERS[detailsOf(at).moment ?? ''] ?? []
