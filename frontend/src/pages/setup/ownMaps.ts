/** Reads players' own maps for Diceland from pasted or dropped text. */

type OwnMap = { rows: string[] }

/** One map or several, as `ludoteca maps make` writes them or as nine lines; null for anything else. */
export function readMaps(text: string): OwnMap[] | null {
  const maps = isJson(text) ? fromJson(text) : [text.trim().split(/\s+/)]
  return maps?.length && maps.every(hasShape) ? maps.map((rows) => ({ rows })) : null
}

const ROWS = 9
const COLUMNS = 12
const hasShape = (rows: unknown) => Array.isArray(rows) && rows.length === ROWS && rows.every((row) => typeof row === 'string' && row.length === COLUMNS)

/** A map for every seat; if there are fewer, they are repeated. */
export const forSeats = (maps: OwnMap[], seats: number) => Array.from({ length: seats }, (_, seat) => maps[seat % maps.length]!)

const isJson = (text: string) => /^\s*[[{]/.test(text)

function fromJson(text: string): string[][] | null {
  try {
    const data = JSON.parse(text)
    const isOne = !Array.isArray(data) || typeof data[0] === 'string'
    return (isOne ? [data] : data).map((map: OwnMap | string[]) => (Array.isArray(map) ? map : map.rows))
  } catch {
    return null
  }
}
