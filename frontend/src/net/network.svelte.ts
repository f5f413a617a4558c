/** Whether a server can be asked. A static page has none; one that is gone is looked for until it is back. */

import { isSite } from '../router.svelte'

const OFTEN = 5_000
const STANDS_FOR_ALL = '/api/games'

let isThere = $state(!isSite)
let looking: ReturnType<typeof setInterval> | undefined
const waiting: (() => void)[] = []

export const network = {
  get hasServer() {
    return isThere
  },
}

/** It has just answered. */
export function found(): void {
  isThere = true
  clearInterval(looking)
  looking = undefined
  waiting.splice(0).forEach((goOn) => goOn())
  removeEventListener('online', look)
}

/** It has just not answered. */
export function lost(): void {
  if (isSite || looking) return
  isThere = false
  looking = setInterval(look, OFTEN)
  addEventListener('online', look)
}

async function look(): Promise<void> {
  if (document.hidden || !navigator.onLine) return
  try {
    const response = await fetch(STANDS_FOR_ALL, { cache: 'no-store' })
    if (response.ok) found()
  } catch {
    // still gone
  }
}

/** Resolves when the server, which has not answered, is back. */
export const serverIsBack = (): Promise<void> => (isThere ? Promise.resolve() : new Promise((goOn) => waiting.push(goOn)))
