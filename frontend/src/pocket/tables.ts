/** A worker with the tables: Python, on this browser's shelf. It serves the pages of this browser, each by its name. */

import type { PyCallable, PyProxy } from 'pyodide/ffi'
import { codeOf, FOLDER, fetchAll, read, readIndex } from './files'
import type { FromWorker, Part, ToWorker } from './messages'
import { begun } from './python'
import { Shelf } from './shelf'
import { Thinker } from './thinking'

/** A page that is there, that says something, or that is gone. */
export interface ToTables {
  page: string
  said?: ToWorker
  isGone?: true
}

export interface FromTables {
  page: string
  told: FromWorker
}

/** See `server/pocket.py`. */
interface Page extends PyProxy {
  hear(text: string): void
  close(): void
}

const STEPS = 3
const OFTEN = 100

const pages = new Map<string, ToWorker[] | Page>()
let state: FromWorker | null = null
let openPage: ((tell: (text: string) => void) => Page) | null = null

onmessage = ({ data }: MessageEvent<ToTables>) => {
  const page = pages.get(data.page) ?? welcome(data.page)
  if (data.said && Array.isArray(page)) page.push(data.said)
  else if (data.said && !Array.isArray(page)) page.hear(JSON.stringify(data.said))
  if (data.isGone) leave(data.page)
}

function welcome(name: string): ToWorker[] | Page {
  const page = openPage ? openFor(name) : []
  pages.set(name, page)
  if (state) tell(name, state)
  return page
}

function leave(name: string): void {
  const page = pages.get(name)
  pages.delete(name)
  if (!page || Array.isArray(page)) return
  page.close()
  page.destroy()
}

function openFor(name: string): Page {
  return openPage!((text) => tell(name, JSON.parse(text)))
}

function tell(page: string, told: FromWorker): void {
  postMessage({ page, told } satisfies FromTables)
}

function tellAll(told: FromWorker): void {
  state = told
  for (const page of pages.keys()) tell(page, told)
}

function progress(part: Part): (done: number, of: number) => void {
  let told = -Infinity
  return (done, of) => {
    if (done < of && performance.now() < told + OFTEN) return
    told = performance.now()
    tellAll({ progress: { part, done, of } })
  }
}

async function open(): Promise<void> {
  const tellFull = (full: boolean) => pages.forEach((_, name) => tell(name, { full }))
  const shelf = await Shelf.open(tellFull, () => fail(new Error('The browser has deleted what it kept.')))
  const index = await readIndex()
  await fetchAll(index, progress('load'))
  const step = progress('start')
  step(0, STEPS)
  const python = await begun(FOLDER, index, read)
  step(1, STEPS)
  const tables = python.pyimport('ludoteca.server.pocket')
  step(2, STEPS)
  openPage = (await tables.opened(shelf, () => new Thinker(index))) as PyCallable & typeof openPage
  for (const [name, waiting] of pages) {
    const page = openFor(name)
    pages.set(name, page)
    for (const message of waiting as ToWorker[]) page.hear(JSON.stringify(message))
  }
  step(STEPS, STEPS)
  tellAll({ ready: true })
}

function fail(error: unknown): void {
  tellAll({ failed: { code: codeOf(error), detail: String(error) } })
}

open().catch(fail)
