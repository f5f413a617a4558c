/** What the app talks to. Of all tabs of a browser one has the tables; the others reach them through that one.
 *
 * Which one it is, a lock says: it passes on when the tab is closed. One that sleeps and does not answer loses it. */

import { codeOf } from './files'
import type { FromWorker, ToWorker } from './messages'
import type { FromTables, ToTables } from './tables'

type OnChannel = ({ from: string } & Omit<ToTables, 'page'>) | { to: string; told?: FromWorker } | { owner: string }

/** The tables have moved: connect again, at once. */
const MOVED = 1012
const BUSY = { status: 503, body: JSON.stringify({ code: 'busy', sentence: 'The tables are moving to this tab: try again.' }) }
const PATIENCE = 3000

const TABLES = 'ludoteca-tables'
const TAB = 'ludoteca-tab-'
const me = crypto.randomUUID()

let send: ((message: ToWorker) => void) | null = null
const waiting: ToWorker[] = []
const asked = new Set<number>()
const lines = new Set<number>()

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (send) pass(data)
  else waiting.push(data)
}

function pass(message: ToWorker): void {
  if ('ask' in message) asked.add(message.ask.id)
  if ('connect' in message) lines.add(message.connect.line)
  if ('leave' in message) lines.delete(message.leave.line)
  send!(message)
}

function tell(message: FromWorker): void {
  if ('answer' in message) asked.delete(message.answer.id)
  if ('ended' in message) lines.delete(message.ended.line)
  postMessage(message)
}

/** From now on messages go this way. What was said before goes nowhere any more. */
function turnTo(way: (message: ToWorker) => void): void {
  for (const id of asked) tell({ answer: { id, ...BUSY } })
  for (const line of lines) tell({ ended: { line, code: MOVED } })
  send = way
  for (const message of waiting.splice(0)) pass(message)
}

/** The lock of the tables, until another tab takes it. */
interface Held {
  lost: Promise<void>
}

async function own(channel: BroadcastChannel, { lost }: Held): Promise<void> {
  const tables = new Worker(new URL('./tables.ts', import.meta.url), { type: 'module' })
  const others = new Set<string>()
  const hear = (message: ToTables) => tables.postMessage(message)
  const put = (message: OnChannel) => channel.postMessage(message)
  tables.onmessage = ({ data: { page, told } }: MessageEvent<FromTables>) => (page === me ? tell(told) : put({ to: page, told }))
  tables.onerror = ({ message }) => tell({ failed: { code: codeOf(message), detail: message } })
  channel.onmessage = ({ data }: MessageEvent<OnChannel>) => {
    if (!('from' in data)) return
    const { from, ...message } = data
    put({ to: from })
    hear({ page: from, ...message })
    if (others.has(from)) return
    others.add(from)
    void navigator.locks.request(TAB + from, () => hear({ page: from, isGone: true }))
  }
  hear({ page: me })
  put({ owner: me })
  turnTo((said) => hear({ page: me, said }))
  await lost
  tables.terminate()
}

/** Through another tab, until this one has the tables. */
function reach(channel: BroadcastChannel): Promise<Held> {
  const queue = new AbortController()
  let unheard: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  return new Promise((own) => {
    const say = (said?: ToWorker) => {
      channel.postMessage({ from: me, said } satisfies OnChannel)
      unheard ??= setTimeout(ask, PATIENCE)
    }
    const heard = () => {
      clearTimeout(unheard)
      unheard = undefined
      tries = 0
    }
    /** Once more, for who has slept meanwhile; then the tables are taken. */
    const ask = () => {
      unheard = undefined
      if (tries++ === 0) return say()
      queue.abort()
      void held({ steal: true }).then(mine)
    }
    const begin = () => {
      turnTo(say)
      say()
    }
    channel.onmessage = ({ data }: MessageEvent<OnChannel>) => {
      if ('owner' in data) return begin()
      if (!('to' in data) || data.to !== me) return
      heard()
      if (data.told) tell(data.told)
    }
    const mine = (lock: Held | null) => {
      heard()
      own(lock!)
    }
    held({ signal: queue.signal }).then(mine, () => {})
    begin()
  })
}

/** As soon as it can be had in this way. */
function held(how: LockOptions): Promise<Held | null> {
  return new Promise((got, failed) => {
    const until = navigator.locks.request(TABLES, how, (lock) => {
      if (!lock) return got(null)
      got({ lost })
      return new Promise<void>(() => {})
    })
    const lost = until.then(() => {}, () => {})
    until.catch(failed)
  })
}

async function live(): Promise<void> {
  const channel = new BroadcastChannel(TABLES)
  await new Promise<void>((there) => void navigator.locks.request(TAB + me, () => (there(), new Promise(() => {}))))
  for (let lock = await held({ ifAvailable: true }); ; lock = null) await own(channel, lock ?? (await reach(channel)))
}

live().catch((error: unknown) => tell({ failed: { code: 'unsupported', detail: String(error) } }))
