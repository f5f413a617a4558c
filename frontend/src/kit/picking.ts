/** Which moves are meant by the pieces that were tapped. */

import type { Area, Move, Piece } from '../net/types'

/** A piece that can be tapped, by where it lies. */
export interface Part {
  key: string
  part: string
}

/** The pieces that a move names, as words of its text. */
export function partsOf({ move }: Move, parts: Part[]): string[] {
  return move.split(' ').filter((word) => parts.some(({ part }) => part === word))
}

export const keyOf = (area: number, piece: number) => `${area}.${piece}`

export function partsIn(areas: Area[]): Part[] {
  return areas.flatMap(({ pieces }, area) => pieces.flatMap((piece: Piece, at: number) => (piece.part ? [{ key: keyOf(area, at), part: piece.part }] : [])))
}

const sorted = (parts: string[]) => [...parts].sort().join('\n')

/** The moves that name just these of all parts. */
export function meant(moves: Move[], picked: string[], parts: Part[]): Move[] {
  return moves.filter((move) => sorted(partsOf(move, parts)) === sorted(picked))
}

/** Whether some move names these parts, and perhaps others. */
export function isPossible(moves: Move[], picked: string[], parts: Part[]): boolean {
  return moves.some((move) => {
    const left = partsOf(move, parts)
    return picked.every((part) => {
      const at = left.indexOf(part)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}
