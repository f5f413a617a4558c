/** The games and their faces, each loaded when it is needed. */

import type { Component } from 'svelte'
import type { GameName } from '../net/types'
import type { Face } from './face'
import CincinnatiPicture from './cincinnati/Picture.svelte'
import DicelandPicture from './diceland/Picture.svelte'
import TwinsPicture from './twins/Picture.svelte'

export const GAMES: GameName[] = ['cincinnati', 'twins', 'diceland']

export const PICTURES: Record<GameName, Component> = {
  cincinnati: CincinnatiPicture,
  twins: TwinsPicture,
  diceland: DicelandPicture,
}

const LOADERS: Record<GameName, () => Promise<{ face: Face }>> = {
  cincinnati: () => import('./cincinnati/face'),
  twins: () => import('./twins/face'),
  diceland: () => import('./diceland/face'),
}

export const faceOf = async (game: GameName): Promise<Face> => (await LOADERS[game]()).face
