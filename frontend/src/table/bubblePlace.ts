/** Where the guide's bubble goes: never over what it explains. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}

const GAP = 14
const EDGE = 8

/** Below, above or beside the element, or in a corner; if nothing is free, where it hides the least. */
export function placeBubble(thing: Box, bubble: Size, window: Size): { left: number; top: number } {
  const within = ({ left, top }: { left: number; top: number }) => ({
    left: Math.max(EDGE, Math.min(left, window.width - bubble.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.height - bubble.height - EDGE)),
  })
  const right = thing.left + thing.width
  const bottom = thing.top + thing.height
  const wishes = [
    { left: thing.left, top: bottom + GAP },
    { left: thing.left, top: thing.top - bubble.height - GAP },
    { left: right + GAP, top: thing.top },
    { left: thing.left - bubble.width - GAP, top: thing.top },
    { left: 0, top: 0 },
    { left: 0, top: window.height },
  ].map(within)
  const hidden = wishes.map((place) => overlap(thing, { ...place, ...bubble }))
  return wishes[hidden.indexOf(Math.min(...hidden))]!
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}
