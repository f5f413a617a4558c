const LONGEST = 500

/** Waits until the browser is idle, but not for ever. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: LONGEST }) : setTimeout(resolve)))

const A_WHILE = 10_000

/** Waits until the visitor has seen what they came for. */
export const later = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, A_WHILE)).then(idle)
