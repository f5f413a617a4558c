/** The files that tables are made of, as `pocket/index.json` names them. */

import type { Failure, Index } from './messages'

export const FOLDER = new URL(import.meta.env.DEV ? '/pocket/' : '../pocket/', location.href).href

export class Failed extends Error {
  readonly code: Failure

  constructor(code: Failure, detail: string) {
    super(detail)
    this.code = code
  }
}

/** Engines name it in their own ways: "Out of memory", "could not allocate memory". */
const NO_MEMORY = /memory/i

export function codeOf(error: unknown): Failure {
  if (error instanceof Failed) return error.code
  if (NO_MEMORY.test(String(error))) return 'no-memory'
  return error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError ? 'unsupported' : 'broken'
}

export async function readIndex(): Promise<Index> {
  const index: Index = await (await get('index.json', { cache: 'no-cache' })).json()
  const own = import.meta.env.VITE_MADE_FROM
  if (own && own !== index.app) throw new Failed('other-version', `The app is ${own}, its files are for ${index.app}.`)
  return index
}

export async function read(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await get(path)).arrayBuffer())
}

/** Into the browser's cache, so that it is told how far that is. Kernels are for others to read. */
export async function fetchAll(index: Index, tell: (done: number, of: number) => void): Promise<void> {
  const paths = Object.keys(index.sizes)
  const all = Object.values(index.sizes).reduce((sum, size) => sum + size, 0)
  let done = 0
  const fetchOne = async (path: string) => {
    const reader = (await get(path)).body!.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) tell((done += part.value.length), all)
  }
  await Promise.all(paths.map(fetchOne))
}

async function get(path: string, how: RequestInit = {}): Promise<Response> {
  let response
  try {
    response = await fetch(FOLDER + path, how)
  } catch (error) {
    throw new Failed('not-loaded', `${path}: ${error}`)
  }
  if (!response.ok) throw new Failed('not-loaded', `${path}: ${response.status}`)
  return response
}
