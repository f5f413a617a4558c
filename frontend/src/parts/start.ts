/** What everybody at a table is told of moves that were there before it. */

import type { Table } from '../net/types'
import { say } from '../words/words.svelte'

export interface Start {
  mark: string
  badge: string
  means: string
  isUnproved: boolean
}

/** Null where the game begins at the table itself. */
export function startOf({ continued, unproved }: Partial<Pick<Table, 'continued' | 'unproved'>>): Start | null {
  if (!continued?.moves) return null
  const { moves } = continued
  if (unproved) return { mark: '⚠', badge: say('web-unproved'), means: say('web-unproved-means', { moves }), isUnproved: true }
  return { mark: '↪', badge: say('web-continued'), means: say('web-continued-means', { moves }), isUnproved: false }
}
