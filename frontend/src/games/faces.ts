/** The games' faces. Games that were there when the app was built have their own; the kit shows all others. */

import * as api from '../net/api'
import { network } from '../net/network.svelte'
import type { GameInfo, GameName } from '../net/types'
import { learn } from '../words/words.svelte'
import type { Face } from './face'
import unknown from './unknown.svg?raw'

const FOLDER = '../../../src/ludoteca/games'
const LOADERS = import.meta.glob<{ face: Face }>('../../../src/ludoteca/games/*/web/face.ts')
const DRAWN = import.meta.glob<string>('../../../src/ludoteca/games/*/web/picture.svg', { eager: true, import: 'default', query: '?raw' })

/** In the order of the first page. */
export const BUILT_IN: GameName[] = ['cincinnati', 'twins', 'diceland']

/** As SVG source, so that nothing has to be fetched. */
export const pictureOf = (game: GameName): string => DRAWN[`${FOLDER}/${game}/web/picture.svg`] ?? unknown

const asked = new Map<boolean, Promise<GameInfo[]>>()

/** The games of the server, or of this browser; each is asked only once. */
export function gamesThere(): Promise<GameInfo[]> {
  const { hasServer } = network
  const games = asked.get(hasServer) ?? api.games()
  asked.set(hasServer, games)
  const forget = () => asked.delete(hasServer)
  games.then(() => network.hasServer === hasServer || forget(), forget)
  return games
}

/** The names of all games; loads the words of those that are not built in. */
export async function allGames(): Promise<GameName[]> {
  const others = (await gamesThere()).map(({ name }) => name).filter((name) => !BUILT_IN.includes(name))
  await Promise.all(others.map(learn))
  return [...BUILT_IN, ...others]
}

export async function faceOf(game: GameName): Promise<Face> {
  const own = LOADERS[`${FOLDER}/${game}/web/face.ts`]
  return own ? (await own()).face : kitFor(game)
}

/** A face for any game. */
export async function kitFor(game: GameName): Promise<Face> {
  await learn(game)
  return (await import('../kit/face')).face
}
