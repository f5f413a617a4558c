/** The words of games that are not built in: the browser parses them itself. */

import { FluentResource } from '@fluent/bundle'
import { ROOT } from '../router.svelte'
import type { Language } from '../settings.svelte'

export async function wordsOf(game: string, language: Language): Promise<FluentResource['body']> {
  const answer = await fetch(`${ROOT}games/${game}/words/${language}.ftl`)
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') // what a server answers to any other address
  if (!answer.ok || isPage) throw new Error(`There are no words of ${game} in ${language}.`)
  return new FluentResource(await answer.text()).body
}
