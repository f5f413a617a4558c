/** The tables of this browser, for its pages: they are in a worker, which is begun when something is first asked. */

import { here } from '../net/here.svelte'
import type { Answer, Ask } from '../net/keepers'
import type { Line } from '../net/line'
import { Refused } from '../net/refused'
import type { Failure, FromWorker, ToWorker } from './messages'

interface Waiting {
  done(answer: Answer): void
  failed(error: Refused): void
}

const FINAL = 4000
const TRY_AGAIN = 1013
/** What may pass is tried again, but not for ever. */
const PASSING: Failure[] = ['not-loaded', 'broken', 'no-memory']
const MOST_TRIES = 3

let worker: Worker | null = null
let tries = 0
let counted = 0
const prepared: (() => void)[] = []
const asked = new Map<number, Waiting>()
const lines = new Map<Line, number>()

/** Until it is clear whether there are tables. */
export function prepare(): Promise<void> {
  begin()
  return here.isReady || here.failure ? Promise.resolve() : new Promise((done) => prepared.push(done))
}

export function ask(wanted: Ask): Promise<Answer> {
  const id = counted++
  return new Promise((done, failed) => {
    asked.set(id, { done, failed })
    count()
    if (wanted.method === 'POST') keepForLong()
    tell({ ask: { ...wanted, id } })
  })
}

export function join(line: Line): void {
  const number = counted++
  lines.set(line, number)
  count()
  if (tell({ connect: { line: number } })) line.open()
}

export function say(line: Line, text: string): void {
  const number = lines.get(line)
  if (number !== undefined) tell({ say: { line: number, text } })
}

export function leave(line: Line): void {
  const number = lines.get(line)
  lines.delete(line)
  count()
  if (number !== undefined) worker?.postMessage({ leave: { line: number } } satisfies ToWorker)
}

/** Browsers that are short of room, or that were not here for a while, forget what a page has not asked them to keep. */
function keepForLong(): void {
  navigator.storage?.persist?.().catch(() => {})
}

/** Whether it could be said. */
function tell(message: ToWorker): boolean {
  begin()
  worker?.postMessage(message)
  return worker !== null
}

function begin(): void {
  if (worker) return
  const lacking = whatIsLacking()
  if (lacking) return fail(lacking)
  here.failure = null
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  worker.onerror = () => fail('not-loaded')
}

/** What no browser of today lacks where a page may keep things. */
function whatIsLacking(): Failure | null {
  if (!isSecureContext) return 'insecure'
  if (!('WebAssembly' in window && 'locks' in navigator && 'BroadcastChannel' in window)) return 'unsupported'
  return 'indexedDB' in window ? null : 'no-storage'
}

function hear(message: FromWorker): void {
  if ('progress' in message) here.progress = message.progress
  else if ('ready' in message) beReady()
  else if ('failed' in message) fail(message.failed.code, message.failed.detail)
  else if ('full' in message) here.isFull = message.full
  else if ('answer' in message) {
    asked.get(message.answer.id)?.done(message.answer)
    asked.delete(message.answer.id)
    count()
  } else if ('said' in message) lineOf(message.said.line)?.hear(message.said.text)
  else end(lineOf(message.ended.line), message.ended.code)
}

function beReady(): void {
  tries = 0
  here.isReady = true
  here.progress = null
  prepared.splice(0).forEach((done) => done())
}

/** Nothing is answered any more; whoever asks again begins anew. */
function fail(code: Failure, detail = ''): void {
  if (detail) console.info(`Tables of this browser: ${detail}`)
  worker?.terminate()
  worker = null
  tries += 1
  Object.assign(here, { failure: code, isReady: false, progress: null })
  prepared.splice(0).forEach((done) => done())
  const refused = new Refused(`here-${code}`, detail || code)
  for (const { failed } of asked.values()) failed(refused)
  asked.clear()
  const isFinal = !PASSING.includes(code) || tries >= MOST_TRIES
  for (const line of [...lines.keys()]) {
    line.open()
    if (isFinal) line.hear(JSON.stringify({ type: 'refused', id: null, code: refused.code, sentence: refused.message }))
    end(line, isFinal ? FINAL : TRY_AGAIN)
  }
  count()
}

function end(line: Line | undefined, code: number): void {
  if (!line) return
  lines.delete(line)
  count()
  line.end(code)
}

function lineOf(number: number): Line | undefined {
  for (const [line, known] of lines) if (known === number) return line
  return undefined
}

function count(): void {
  here.waits = asked.size + lines.size
}
