import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250)
  return () => clearInterval(timer)
})

/** The time of day in milliseconds, updated for whatever shows it. */
export function now(): number {
  subscribe()
  return Date.now()
}
