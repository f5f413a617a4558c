/** How many dice of the colour find room: more are too many. */

import type { Sentence } from '@frame/games/face'
import type { Colour } from './colours'
import type { Ground } from './ground'
import { DICE } from './moments'
import { colourWord } from './words'

export function limit(ground: Ground, colour: Colour, aside: number): Sentence | null {
  const room = ground.room(colour)
  if (room >= DICE) return null
  if (room === 0) return { id: 'diceland-outlook-nowhere', values: { colour: colourWord(colour) } }
  const group = ground.unfinished(colour) === null ? 'new' : 'unfinished'
  const fits = aside < room ? 'more' : aside === room ? 'exactly' : 'too-many'
  return { id: `diceland-outlook-${fits}`, values: { group, room } }
}
