/** The geometry of a map: nine rows of twelve hexagons, every second row shifted to the right by half. */

export const ROWS = 9
export const COLUMNS = 12
export const CELLS = ROWS * COLUMNS
const LETTERS = 'abcdefghijkl'

export const RADIUS = 30
export const HALF = (RADIUS * Math.sqrt(3)) / 2
export const MARGIN = 21

export interface Point {
  x: number
  y: number
}

/** `upright` is a map turned a quarter to the left, which fits a phone. */
export type Way = 'flat' | 'upright'

export const NAMES = Array.from({ length: CELLS }, (_, cell) => `${LETTERS[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`)
export const ALL = NAMES.map((_, cell) => cell)
export const NUMBER: Record<string, number> = Object.fromEntries(NAMES.map((name, cell) => [name, cell]))

const LENGTH = 2 * MARGIN + HALF * (2 * COLUMNS + 1)
const DEPTH = 2 * MARGIN + RADIUS * (1.5 * ROWS + 0.5)

/** What remains of the margin without letters and numbers at the rim. */
const RIM = 5

/** The visible part of the drawing. */
export function frameOf(way: Way, bare: boolean) {
  const cut = bare ? MARGIN - RIM : 0
  const [width, height] = way === 'flat' ? [LENGTH, DEPTH] : [DEPTH, LENGTH]
  return { x: cut, y: cut, width: width - 2 * cut, height: height - 2 * cut }
}

/** With fewer pixels per unit, letters at the rim are too small to read. */
const READABLE = 0.8

/** A map is turned only if that makes it this much larger. */
const WORTH_TURNING = 1.4

/** Pixels per unit. */
const scaleIn = (width: number, height: number, way: Way) => Math.min(width / frameOf(way, true).width, height / frameOf(way, true).height)

/** The orientation in which a map is largest in a given space. */
export function fitInto(width: number, height: number, before?: Way): { way: Way; bare: boolean } {
  const scale = (way: Way) => scaleIn(width, height, way)
  const larger = scale('upright') > scale('flat') ? 'upright' : 'flat'
  const way = before && scale(larger) < WORTH_TURNING * scale(before) ? before : larger
  return { way, bare: scale(way) < READABLE }
}

/** How two maps, each with a line of words above it, are largest in a given space. */
export function fitTwo(width: number, height: number, line: number): { way: Way; isAcross: boolean } {
  const ways = WAYS.flatMap((way) => [
    { way, isAcross: true, scale: scaleIn(width / 2, height - line, way) },
    { way, isAcross: false, scale: scaleIn(width, height / 2 - line, way) },
  ])
  return ways.reduce((best, one) => (one.scale > best.scale ? one : best))
}

/** A point of the flat map, in the map's orientation. */
function turned({ x, y }: Point, way: Way): Point {
  return way === 'flat' ? { x, y } : { x: y, y: LENGTH - x }
}

const rowOf = (cell: number) => Math.floor(cell / COLUMNS)

function flatMiddle(cell: number): Point {
  const across = 2 * (cell % COLUMNS) + (rowOf(cell) % 2)
  return { x: MARGIN + HALF * (1 + across), y: MARGIN + RADIUS * (1 + 1.5 * rowOf(cell)) }
}

/** Corner n of a cell, clockwise from the top; 6 is 0 again. */
function flatCorner(cell: number, n: number, radius = RADIUS): Point {
  const { x, y } = flatMiddle(cell)
  return { x: x + radius * Math.sin((n * Math.PI) / 3), y: y - radius * Math.cos((n * Math.PI) / 3) }
}

/** The neighbour beyond the edge from corner n to corner n + 1; -1 at the rim. */
function beyond(cell: number, n: number): number {
  const one = flatMiddle(cell)
  const angle = ((n + 0.5) * Math.PI) / 3
  const x = one.x + 2 * HALF * Math.sin(angle)
  const y = one.y - 2 * HALF * Math.cos(angle)
  return NAMES.findIndex((_, other) => Math.hypot(flatMiddle(other).x - x, flatMiddle(other).y - y) < 1)
}

export const BEYOND: number[][] = NAMES.map((_, cell) => [0, 1, 2, 3, 4, 5].map((n) => beyond(cell, n)))

const WAYS: Way[] = ['flat', 'upright']
const MIDDLES = Object.fromEntries(WAYS.map((way) => [way, NAMES.map((_, cell) => turned(flatMiddle(cell), way))])) as Record<Way, Point[]>

export const middleOf = (cell: number, way: Way): Point => MIDDLES[way][cell]!

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The hexagons of some cells as one path. */
export function hexagons(cells: number[], way: Way, radius = RADIUS): string {
  const corners = (cell: number) => [0, 1, 2, 3, 4, 5].map((n) => written(turned(flatCorner(cell, n, radius), way)))
  return cells.map((cell) => `M${corners(cell).join('L')}Z`).join('')
}

/** The edge between corners n and n + 1 as part of a path. */
export function edge(cell: number, n: number, way: Way): string {
  const ends = [flatCorner(cell, n), flatCorner(cell, n + 1)].map((corner) => written(turned(corner, way)))
  return `M${ends.join('L')}`
}

export interface Label extends Point {
  text: string
}

/** Letters of the columns and numbers of the rows, on both sides. */
export function labels(way: Way): Label[] {
  const near = MARGIN / 2
  const letters = [...LETTERS].flatMap((text, column) =>
    [near, DEPTH - near].map((y) => ({ text, x: MARGIN + HALF * (2 * column + 1.5), y })),
  )
  const numbers = Array.from({ length: ROWS }, (_, row) =>
    [near, LENGTH - near].map((x) => ({ text: String(row + 1), x, y: MARGIN + RADIUS * (1 + 1.5 * row) })),
  ).flat()
  return [...letters, ...numbers].map((label) => ({ ...label, ...turned(label, way) }))
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The cell an arrow key leads to in this orientation; null for other keys and beyond the rim. */
export function step(cell: number, key: string, way: Way): number | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const from = middleOf(cell, way)
  const along = (other: number) => (middleOf(other, way).x - from.x) * arrow.x + (middleOf(other, way).y - from.y) * arrow.y
  const onward = BEYOND[cell]!.filter((other) => other >= 0 && along(other) > HALF / 2 + 1)
  const drift = (other: number) => Number(other % COLUMNS !== cell % COLUMNS)
  return onward.toSorted((one, other) => along(other) - along(one) + drift(one) - drift(other))[0] ?? null
}
