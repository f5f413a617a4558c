/** The games that have a face of their own, each loaded when it is needed. */

import type { GameName } from '../net/types'
import type { Face } from './face'

const FOLDER = '../../../src/ludoteca/games'
const LOADERS = import.meta.glob<{ face: Face }>('../../../src/ludoteca/games/*/web/face.ts')
const DRAWN = import.meta.glob<string>('../../../src/ludoteca/games/*/web/picture.svg', { eager: true, import: 'default' })

export const GAMES: GameName[] = ['cincinnati', 'twins', 'diceland']

export const pictureOf = (game: GameName): string => DRAWN[`${FOLDER}/${game}/web/picture.svg`]!

export const faceOf = async (game: GameName): Promise<Face> => (await LOADERS[`${FOLDER}/${game}/web/face.ts`]!()).face
