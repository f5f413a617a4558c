const LONGEST = 500

/** Waits until the page has nothing more urgent to do, but not for ever. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: LONGEST }) : setTimeout(resolve)))
