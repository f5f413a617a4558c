/** The six colours with their letters, shapes and contrasting colours, as in pictures of maps. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'orange', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

export const INK = '#1b2230'
const WHITE = '#ffffff'

export const LETTER: Record<Colour, string> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B', orange: 'O', grey: 'E' }

export const FILL: Record<Colour, string> = {
  red: '#bc1f3c',
  yellow: '#fbe256',
  green: '#3fae78',
  blue: '#2c62c9',
  orange: '#ec7a1e',
  grey: '#b4b9c1',
}

export const WRITING: Record<Colour, string> = { red: WHITE, yellow: INK, green: INK, blue: WHITE, orange: INK, grey: INK }

/** Heart, sun, tree, drop, diamond and stone, about 2.6 high, centred. */
export const SHAPE: Record<Colour, string> = {
  red: 'M0 1.25C-2.3-.5-1-1.6 0-.6 1-1.6 2.3-.5 0 1.25Z',
  yellow: 'M1.05 0A1.05 1.05 0 1 1-1.05 0 1.05 1.05 0 1 1 1.05 0Z',
  green: 'M0-1.1 1.13.85H-1.13Z',
  blue: 'M0-1.3C.3-.7.8-.3.8.3A.8.8 0 1 1-.8.3C-.8-.3-.3-.7 0-1.3Z',
  orange: 'M0-1.4 1 0 0 1.4-1 0Z',
  grey: 'M-.88-.88H.88V.88H-.88Z',
}

/** A five-pointed star of radius 1. */
export const STAR = `M${Array.from({ length: 10 }, (_, n) => {
  const far = n % 2 ? 0.56 : 1
  return `${(far * Math.sin((n * Math.PI) / 5)).toFixed(3)} ${(-far * Math.cos((n * Math.PI) / 5)).toFixed(3)}`
}).join('L')}Z`
