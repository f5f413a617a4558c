/** What the server tells. */

import type { Told } from '../net/types'
import '../words/kinds'
import { tellAll, type Reader } from '../words/words.svelte'

/** What is told counts its own events; here it counts all of the game. */
export const toldAfter = (events: number, told: Told[]): Told[] => told.map((one) => ({ ...one, at: events + one.at }))

export const textOf = (told: Told, names: string[], reader?: Reader): string => tellAll(told.sentences, names, reader)
