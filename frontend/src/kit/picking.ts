/** Which moves the tapped pieces select. */

import type { Area, Move, Piece } from '../net/types'

/** A piece that can be tapped, by its place. */
export interface Part {
  key: string
  part: string
}

export const keyOf = (area: number, piece: number) => `${area}.${piece}`

export function partsIn(areas: Area[]): Part[] {
  return areas.flatMap(({ pieces }, area) => pieces.flatMap((piece: Piece, at: number) => (piece.part ? [{ key: keyOf(area, at), part: piece.part }] : [])))
}

/** The pieces that each move names as words of its text. */
export function partsOf(moves: Move[], parts: Part[]): string[][] {
  const known = new Set(parts.map(({ part }) => part))
  return moves.map(({ move }) => move.split(' ').filter((word) => known.has(word)))
}

const sorted = (parts: string[]) => [...parts].sort().join('\n')

/** The moves that name exactly these parts. */
export function meant(moves: Move[], picked: string[], parts: Part[]): Move[] {
  const named = partsOf(moves, parts)
  return moves.filter((_, number) => sorted(named[number]!) === sorted(picked))
}

/** What moves name besides these parts: what can be picked next. */
export function possible(moves: Move[], picked: string[], parts: Part[]): Set<string> {
  return new Set(partsOf(moves, parts).flatMap((named) => without(named, picked) ?? []))
}

/** The parts without those taken; null if not all of these are among them. */
function without(parts: string[], taken: string[]): string[] | null {
  const left = [...parts]
  for (const part of taken) {
    const at = left.indexOf(part)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}
