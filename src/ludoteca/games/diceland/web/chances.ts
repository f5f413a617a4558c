/** What may come of rolling again: one die in six shows a certain colour. */

export interface Chances {
  /** At least one more: the throw succeeds. */
  success: number
  /** No more: rolling is over. */
  none: number
  /** Some more, and all find room. */
  good: number
  /** More than there is room for. */
  tooMany: number
}

const SIDES = 6

/** That exactly `hits` of so many dice show the colour. */
export function exactly(hits: number, dice: number): number {
  let ways = 1
  for (let n = 0; n < hits; n++) ways = (ways * (dice - n)) / (n + 1)
  return (ways * (SIDES - 1) ** (dice - hits)) / SIDES ** dice
}

/** With so many dice to roll and room for so many more. */
export function chances(dice: number, room: number): Chances {
  const each = Array.from({ length: dice + 1 }, (_, hits) => exactly(hits, dice))
  const sum = (from: number, to: number) => each.slice(from, to).reduce((total, chance) => total + chance, 0)
  const none = each[0]!
  const good = sum(1, Math.max(1, room + 1))
  return { none, success: 1 - none, good, tooMany: sum(Math.max(1, room + 1), dice + 1) }
}
