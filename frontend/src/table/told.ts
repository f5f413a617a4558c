/** The story as the server tells it. */

import type { Told } from '../net/types'
import '../words/kinds'
import { tellAll, type Reader } from '../words/words.svelte'

/** Renumbers what is told, from an update's events to those of the whole game. */
export const toldAfter = (events: number, told: Told[]): Told[] => told.map((one) => ({ ...one, at: events + one.at }))

export const textOf = (told: Told, names: string[], reader?: Reader): string => tellAll(told.sentences, names, reader)
