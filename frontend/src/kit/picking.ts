/** Which moves are meant by the pieces that were tapped. */

import type { Area, Move, Piece } from '../net/types'

/** A piece that can be tapped, by where it lies. */
export interface Part {
  key: string
  part: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The cards, dice or cells that a move names. */
export function partsOf(move: Move): string[] {
  return Object.values(move.values).flatMap((value) => {
    if (!isObject(value)) return []
    return ((value.cards ?? value.dice ?? value.cells ?? []) as unknown[]).map(String)
  })
}

export const keyOf = (area: number, piece: number) => `${area}.${piece}`

export function partsIn(areas: Area[]): Part[] {
  return areas.flatMap(({ pieces }, area) => pieces.flatMap((piece: Piece, at: number) => (piece.part ? [{ key: keyOf(area, at), part: piece.part }] : [])))
}

const sorted = (parts: string[]) => [...parts].sort().join('\n')

/** The moves that name just these parts. */
export function meant(moves: Move[], picked: string[]): Move[] {
  return moves.filter((move) => sorted(partsOf(move)) === sorted(picked))
}

/** Whether some move names these parts, and perhaps others. */
export function isPossible(moves: Move[], picked: string[]): boolean {
  return moves.some((move) => {
    const left = partsOf(move)
    return picked.every((part) => {
      const at = left.indexOf(part)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}
