/** Points of a hundred for the whole victory, as people read them. */

import { settings } from '../settings.svelte'

const written = (amount: number) => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(amount)

export const plain = (points: number): string => (points < 0 ? `−${written(-points)}` : written(points))

export const signed = (points: number): string => (points > 0 ? `+${written(points)}` : plain(points))

/** With how far the truth may lie to each side. */
export const about = (points: number, around: number, isSigned = false): string => {
  const figure = isSigned ? signed(points) : plain(points)
  return around ? `${figure} ±${written(around)}` : figure
}
