/** Which page belongs to an address. */

import type { Component } from 'svelte'
import { BUILT_IN } from '../games/faces'
import { learn } from '../words/words.svelte'

type Load = () => Promise<{ default: Component<any> }>

export interface Page {
  load?: Load
  props: Record<string, string>
  /** Without the header, for a screen that everybody watches. */
  bare?: boolean
}

const PAGES: [RegExp, Load, boolean?][] = [
  [/^\/new\/(?<game>[a-z][a-z0-9-]*)$/, () => import('./SetUp.svelte')],
  [/^\/t\/(?<name>\w{4,16})$/, () => import('./TablePage.svelte')],
  [/^\/t\/(?<name>\w{4,16})\/screen$/, () => import('./Screen.svelte'), true],
  [/^\/t\/(?<name>\w{4,16})\/replay$/, () => import('./Replay.svelte')],
  [/^\/games$/, () => import('./Games.svelte')],
  [/^\/t\/(?<name>\w{4,16})\/review$/, () => import('./Afterwards.svelte')],
  [/^\/training(\/(?<game>[\w-]+))?$/, () => import('./Training.svelte')],
  [/^\/replay$/, () => import('./ReplayFile.svelte')],
  [/^\/verify$/, () => import('./Verify.svelte')],
  [/^\/help(\/(?<game>[a-z][a-z0-9-]*))?$/, () => import('./Help.svelte')],
]

export function pageOf(path: string): Page {
  if (path === '/') return { props: {} }
  for (const [pattern, load, bare] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { load: withWords(load, found.groups?.game), props: { ...found.groups }, bare }
  }
  return { load: () => import('./NotFound.svelte'), props: {} }
}

/** Of a game that the app was built without the words come first; where there are none, there is no such game. */
function withWords(load: Load, game: string | undefined): Load {
  if (game === undefined || BUILT_IN.includes(game)) return load
  return () => learn(game).then(load, () => import('./NotFound.svelte'))
}
