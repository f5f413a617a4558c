/** How far this browser is with keeping tables itself: pocket/open.ts tells it. */

import type { Failure, Part } from '../pocket/messages'

interface Here {
  /** How many answers are waited for. */
  waits: number
  /** Of what has to be there first. */
  progress: { part: Part; done: number; of: number } | null
  isReady: boolean
  failure: Failure | null
  /** The last change could not be written. */
  isFull: boolean
}

export const here: Here = $state({ waits: 0, progress: null, isReady: false, failure: null, isFull: false })
