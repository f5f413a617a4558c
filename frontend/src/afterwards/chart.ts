/** Where things are in the picture of a game: a line for each seat, and below it bars for the luck of one of them. */

import type { Happened } from '../net/types'

export interface Size {
  width: number
  height: number
}

export interface Bar {
  number: number
  x: number
  y: number
  width: number
  height: number
}

export const WHOLE = 100
const [LEFT, RIGHT, TOP] = [26, 22, 12]
/** Of the height, for the bars; and between them and the lines. */
const STRIP = 0.24
const GAP = 14
const LEAST_BAR = 1
/** Between two marks at the ends of lines. */
const APART = 17

export class Geometry {
  readonly right: number
  readonly bottom: number
  readonly strip: { top: number; middle: number; half: number }
  readonly #moves: number

  constructor({ width, height }: Size, moves: number) {
    this.#moves = Math.max(1, moves)
    this.right = width - RIGHT
    const half = (height * STRIP) / 2
    this.strip = { top: height - 2 * half, middle: height - half - 1, half: half - 2 }
    this.bottom = this.strip.top - GAP
  }

  readonly left = LEFT
  readonly top = TOP

  x(number: number): number {
    return round(LEFT + ((this.right - LEFT) * number) / this.#moves)
  }

  y(points: number): number {
    return round(this.bottom - ((this.bottom - TOP) * points) / WHOLE)
  }

  /** The move that lies nearest. */
  numberAt(x: number): number {
    const number = Math.round(((x - LEFT) / (this.right - LEFT)) * this.#moves)
    return Math.min(Math.max(0, number), this.#moves)
  }

  line(values: number[][], seat: number): string {
    return values.map((shares, number) => `${number ? 'L' : 'M'}${this.x(number)} ${this.y(shares[seat]!)}`).join('')
  }

  /** Up for good luck, down for bad luck; the largest fills the strip. */
  bars(happened: Happened[], seat: number): Bar[] {
    const luck = happened.filter((one) => one.seat === null)
    const largest = Math.max(1, ...luck.map(({ change }) => Math.abs(change[seat]!)))
    const width = Math.max(1.5, Math.min(7, (this.right - LEFT) / this.#moves))
    return luck.flatMap(({ number, change }) => {
      const height = round((Math.abs(change[seat]!) / largest) * this.strip.half)
      if (height < LEAST_BAR) return []
      return [{ number, x: round(this.x(number) - width / 2), y: change[seat]! > 0 ? round(this.strip.middle - height) : this.strip.middle, width: round(width), height }]
    })
  }

  /** The heights of the marks at the ends of the lines: in the order of the lines, and so far apart that each can be read. */
  ends(shares: number[]): number[] {
    const order = [...shares.keys()].sort((one, other) => shares[other]! - shares[one]!)
    const found: number[] = []
    let last = -Infinity
    for (const seat of order) found[seat] = last = Math.max(this.y(shares[seat]!), last + APART)
    const below = Math.max(0, last - this.strip.top + APART / 2)
    return found.map((y) => round(y - below))
  }
}

const round = (pixels: number) => Math.round(pixels * 10) / 10
