/** The rules of a game in a language, loaded when needed. */

import type { GameName } from '../net/types'
import type { Language } from '../settings.svelte'
import { parse, type Block } from './markdown'

const FILES = import.meta.glob<string>('../../../src/ludoteca/games/*/words/*.md', { query: '?raw', import: 'default' })

export async function rulesOf(game: GameName, language: Language): Promise<Block[]> {
  const load = FILES[`../../../src/ludoteca/games/${game}/words/${language}.md`]
  return load ? parse(await load()) : []
}
