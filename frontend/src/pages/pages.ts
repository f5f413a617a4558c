/** Which page an address means. */

import type { Component } from 'svelte'

type Load = () => Promise<{ default: Component<any> }>

export interface Page {
  key: string
  load?: Load
  props: Record<string, string>
  /** Without the header: a screen for all. */
  bare?: boolean
}

const PAGES: [RegExp, Load, boolean?][] = [
  [/^\/new\/(?<game>cincinnati|twins|diceland)$/, () => import('./SetUp.svelte')],
  [/^\/t\/(?<name>\w{4,16})$/, () => import('./TablePage.svelte')],
  [/^\/t\/(?<name>\w{4,16})\/screen$/, () => import('./Screen.svelte'), true],
  [/^\/t\/(?<name>\w{4,16})\/replay$/, () => import('./Replay.svelte')],
  [/^\/replay$/, () => import('./ReplayFile.svelte')],
  [/^\/verify$/, () => import('./Verify.svelte')],
  [/^\/help(\/(?<game>cincinnati|twins|diceland))?$/, () => import('./Help.svelte')],
]

export function pageOf(path: string): Page {
  if (path === '/') return { key: path, props: {} }
  for (const [pattern, load, bare] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { key: path, load, props: { ...found.groups }, bare }
  }
  return { key: path, load: () => import('./NotFound.svelte'), props: {} }
}
