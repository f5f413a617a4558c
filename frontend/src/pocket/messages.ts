/** What the app and the worker with the tables say to each other. Calls and lines carry what HTTP and a socket carry elsewhere. */

import type * as net from '../net/keepers'

export interface Ask extends net.Ask {
  id: number
}

/** Ids and lines are numbers that the app chooses; a line is what a socket would be. */
export type ToWorker =
  | { ask: Ask }
  | { connect: { line: number } }
  | { say: { line: number; text: string } }
  | { leave: { line: number } }

export type Part = 'load' | 'start'

/** Why there are no tables here:
 * - `unsupported`: an old browser, or one without WebAssembly;
 * - `insecure`: the page did not come by https, so that it may keep nothing;
 * - `not-loaded`: a file could not be fetched;
 * - `other-version`: what was fetched belongs to another version of the app: reload it;
 * - `no-storage`: the browser keeps nothing here (private mode, storage turned off);
 * - `no-memory`: this device has no room left to run it;
 * - `broken`: anything else, as `detail` says. */
export type Failure = 'unsupported' | 'insecure' | 'not-loaded' | 'other-version' | 'no-storage' | 'no-memory' | 'broken'

export type FromWorker =
  /** Before `ready`, in bytes or steps. */
  | { progress: { part: Part; done: number; of: number } }
  /** Again whenever the tables move here from another tab. What was said before waits until then. */
  | { ready: true }
  /** For good: nothing is answered any more. */
  | { failed: { code: Failure; detail: string } }
  | { answer: { id: number } & net.Answer }
  /** Whether the last change could not be written for want of room. */
  | { full: boolean }
  | { said: { line: number; text: string } }
  /** The code is that of a socket: 4000 means for good, others that one may connect again. */
  | { ended: { line: number; code: number } }

/** `pocket/index.json`: which files belong together, by their paths in that folder. */
export interface Index {
  /** The version of the app that these files are for: `import.meta.env.VITE_MADE_FROM`. */
  app: string
  /** A folder. */
  pyodide: string
  wheels: string[]
  python: string
  /** By game; there may be none. */
  kernels: Record<string, string>
  /** Bytes of every file, as it is. */
  sizes: Record<string, number>
}
