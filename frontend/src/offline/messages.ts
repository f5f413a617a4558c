/** What pages and the service worker tell each other. */

/** Only when the person asks for it. */
export type ToOffline = 'change-over'

export type FromOffline =
  /** While a version is being fetched, in bytes. */
  | { progress: { done: number; of: number } }
  /** There is not enough storage. */
  | { failed: 'full' }
