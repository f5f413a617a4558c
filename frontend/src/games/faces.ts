/** The games: those that were there when the app was built have faces of their own, others are shown by the kit. */

import * as api from '../net/api'
import type { GameInfo, GameName } from '../net/types'
import { learn } from '../words/words.svelte'
import type { Face } from './face'
import unknown from './unknown.svg?raw'

const FOLDER = '../../../src/ludoteca/games'
const LOADERS = import.meta.glob<{ face: Face }>('../../../src/ludoteca/games/*/web/face.ts')
const DRAWN = import.meta.glob<string>('../../../src/ludoteca/games/*/web/picture.svg', { eager: true, import: 'default', query: '?raw' })

/** In the order in which the first page shows them. */
export const BUILT_IN: GameName[] = ['cincinnati', 'twins', 'diceland']

/** As SVG, so that nothing has to be fetched for it. */
export const pictureOf = (game: GameName): string => DRAWN[`${FOLDER}/${game}/web/picture.svg`] ?? unknown

let asked: Promise<GameInfo[]> | undefined

/** What the server has; it is asked once. */
export function gamesThere(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

/** The names of all games; of those that the app does not know their words are learnt. */
export async function allGames(): Promise<GameName[]> {
  const others = (await gamesThere()).map(({ name }) => name).filter((name) => !BUILT_IN.includes(name))
  await Promise.all(others.map(learn))
  return [...BUILT_IN, ...others]
}

export async function faceOf(game: GameName): Promise<Face> {
  const own = LOADERS[`${FOLDER}/${game}/web/face.ts`]
  return own ? (await own()).face : kitFor(game)
}

/** Shows any game. */
export async function kitFor(game: GameName): Promise<Face> {
  await learn(game)
  return (await import('../kit/face')).face
}
