/** What people at a table are told about moves from before it. */

import type { Table } from '../net/types'
import { say } from '../words/words.svelte'

export interface Start {
  mark: string
  badge: string
  means: string
  isUnproved: boolean
}

/** Null if the game began at this table. */
export function startOf({ continued, unproved }: Partial<Pick<Table, 'continued' | 'unproved'>>): Start | null {
  if (!continued?.moves) return null
  const { moves, same_luck } = continued
  const means = (id: string) => [say(id, { moves }), ...(same_luck ? [say('web-same-luck-means')] : [])].join(' ')
  if (unproved) return { mark: '⚠', badge: say('web-unproved'), means: means('web-unproved-means'), isUnproved: true }
  return { mark: '↪', badge: say(same_luck ? 'web-same-luck' : 'web-continued'), means: means('web-continued-means'), isUnproved: false }
}
