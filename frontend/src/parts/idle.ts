/** Waits until the page has nothing more urgent to do. */
export const idle = (): Promise<unknown> => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
