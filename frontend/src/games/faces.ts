/** The games and their faces, each loaded when it is needed. */

import type { GameName } from '../net/types'
import type { Face } from './face'
import cincinnati from './cincinnati/picture.svg'
import diceland from './diceland/picture.svg'
import twins from './twins/picture.svg'

export const GAMES: GameName[] = ['cincinnati', 'twins', 'diceland']

export const PICTURES: Record<GameName, string> = { cincinnati, twins, diceland }

const LOADERS: Record<GameName, () => Promise<{ face: Face }>> = {
  cincinnati: () => import('./cincinnati/face'),
  twins: () => import('./twins/face'),
  diceland: () => import('./diceland/face'),
}

export const faceOf = async (game: GameName): Promise<Face> => (await LOADERS[game]()).face
