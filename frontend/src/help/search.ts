/** Finding what somebody asks for: the sections that have the rarest of the words asked for. */

import { textOf, type Block } from './markdown'

export interface Section {
  heading: string
  blocks: Block[]
}

export function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' || !sections.length) sections.push({ heading: block.kind === 'heading' ? block.text : '', blocks: [] })
    sections.at(-1)!.blocks.push(block)
  }
  return sections
}

const HEADING_COUNTS = 3
const SHORTEST = 3

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A word is also found in a longer or a shorter form of it: duels, duel. */
const matches = (asked: string, word: string) => word.startsWith(asked) || (word.length >= SHORTEST + 1 && asked.startsWith(word))

export function found(sections: Section[], question: string): Section[] {
  const asked = wordsOf(question).filter((word) => word.length >= SHORTEST)
  if (!asked.length) return sections
  const known = sections.map((section) => ({
    section,
    heading: wordsOf(section.heading),
    all: wordsOf(section.blocks.map(textOf).join(' ')),
  }))
  const has = (words: string[], one: string) => words.some((word) => matches(one, word))
  const rarity = asked.map((one) => 1 / Math.max(1, known.filter(({ all }) => has(all, one)).length))
  const scored = known.map(({ section, heading, all }) => {
    const points = asked.map((one, index) => (has(all, one) ? rarity[index]! * (has(heading, one) ? HEADING_COUNTS : 1) : 0))
    return { section, score: points.reduce((sum, point) => sum + point, 0) }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score > 0 && score >= best / 4).toSorted((a, b) => b.score - a.score).map(({ section }) => section)
}
