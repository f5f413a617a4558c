/** The words of games that were not there when the app was built: the browser reads them itself. */

import { FluentResource } from '@fluent/bundle'
import type { Language } from '../settings.svelte'

export async function wordsOf(game: string, language: Language): Promise<FluentResource['body']> {
  const answer = await fetch(`/games/${game}/words/${language}.ftl`)
  if (!answer.ok) throw new Error(`There are no words of ${game} in ${language}.`)
  return new FluentResource(await answer.text()).body
}
