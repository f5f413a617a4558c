/** Search in the help: finds the sections with the rarest of the words asked for, or with synonyms. */

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
const SAME_COUNTS = 0.5
const SHORTEST = 3

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A word also matches its longer and shorter forms: duels, duel. */
const matches = (asked: string, word: string) => word.startsWith(asked) || (word.length >= SHORTEST + 1 && asked.startsWith(word))

/** Groups of synonyms, as a language's words list them. */
export const groupsIn = (text: string): string[][] => text.split(';').map(wordsOf)

const meaning = (asked: string, alike: string[][]) => alike.filter((group) => group.some((word) => matches(asked, word))).flat()

export function found(sections: Section[], question: string, alike: string[][] = []): Section[] {
  const asked = wordsOf(question).filter((word) => word.length >= SHORTEST)
  if (!asked.length) return sections
  const known = sections.map((section) => ({
    section,
    heading: wordsOf(section.heading),
    all: wordsOf(section.blocks.map(textOf).join(' ')),
  }))
  const has = (words: string[], one: string) => words.some((word) => matches(one, word))
  const rarity = (one: string) => 1 / Math.max(1, known.filter(({ all }) => has(all, one)).length)
  const points = ({ heading, all }: (typeof known)[number], one: string) => (has(all, one) ? rarity(one) * (has(heading, one) ? HEADING_COUNTS : 1) : 0)
  const scored = known.map((one) => {
    const score = asked.map((word) => Math.max(points(one, word), ...meaning(word, alike).map((same) => SAME_COUNTS * points(one, same))))
    return { section: one.section, score: score.reduce((sum, point) => sum + point, 0) }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score > 0 && score >= best / 4).toSorted((a, b) => b.score - a.score).map(({ section }) => section)
}
