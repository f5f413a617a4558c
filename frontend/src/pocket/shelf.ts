/** Where the browser keeps tables, for Python: see `server/storage/browser.py`. Whoever opens it last alone writes there.
 *
 * What fails is an Error: Python would wait for ever for a promise that fails with a DOMException. */

import { Failed } from './files'

interface Change {
  tables: { id: string }[]
  entries: [table: string, seq: number, body: string][]
  deleted: string[]
}

type Stores = Record<'tables' | 'entries' | 'facts', IDBObjectStore>

const NAME = 'ludoteca'
const VERSION = 1
const FULL = 'QuotaExceededError'
const OWNER = 'owner'
const KEY = 'key'
const KEY_BYTES = 32

export class Shelf {
  readonly #database: IDBDatabase
  #owner: string | undefined = crypto.randomUUID()
  readonly #tellFull: (full: boolean) => void
  #isFull = false

  constructor(database: IDBDatabase, tellFull: (full: boolean) => void) {
    this.#database = database
    this.#tellFull = tellFull
  }

  /** Calls `tellFull` whenever that changes, and `tellClosed` when the browser has deleted everything. */
  static async open(tellFull: (full: boolean) => void, tellClosed: () => void): Promise<Shelf> {
    try {
      const shelf = new Shelf(await database(tellClosed), tellFull)
      await shelf.#own()
      return shelf
    } catch (error) {
      throw new Failed('no-storage', String(error))
    }
  }

  /** Without room for its name the owner is nobody: games can be read, and deleted to make room. */
  async #own(): Promise<void> {
    try {
      await this.#change(({ facts }) => void facts.put(this.#owner, OWNER))
    } catch (error) {
      if (!this.#isFull) throw error
      this.#owner = undefined
      await this.#change(({ facts }) => void facts.delete(OWNER))
    }
  }

  async tables(): Promise<string> {
    return JSON.stringify(await this.#asked(({ tables }) => tables.getAll()))
  }

  async entries(table: string, after: number): Promise<string> {
    const behind = IDBKeyRange.bound([table, after], [table, Infinity], true)
    return JSON.stringify(await this.#asked(({ entries }) => entries.getAll(behind)))
  }

  async key(): Promise<string> {
    const made = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return this.#changed(({ facts }) => {
      const known = facts.get(KEY)
      known.onsuccess = () => known.result ?? facts.add(made, KEY)
    }).then(() => this.#asked(({ facts }) => facts.get(KEY)))
  }

  /** All of it or nothing; when this comes back it is on disk. */
  write(change: string): Promise<void> {
    const wanted: Change = JSON.parse(change)
    return this.#changed(({ tables, entries }) => {
      for (const table of wanted.tables) tables.put(table)
      for (const [table, seq, body] of wanted.entries) entries.add(body, [table, seq])
      for (const table of wanted.deleted) {
        tables.delete(table)
        entries.delete(IDBKeyRange.bound([table], [table, Infinity]))
      }
    })
  }

  #changed(change: (stores: Stores) => void): Promise<void> {
    return this.#change((stores) => {
      const owner = stores.facts.get(OWNER)
      owner.onsuccess = () => {
        if (owner.result === this.#owner) change(stores)
        else stores.facts.transaction.abort()
      }
    })
  }

  #change(change: (stores: Stores) => void): Promise<void> {
    const transaction = this.#database.transaction(['tables', 'entries', 'facts'], 'readwrite', { durability: 'strict' })
    return new Promise((done, failed) => {
      transaction.oncomplete = () => {
        this.#setFull(false)
        done()
      }
      transaction.onabort = () => {
        this.#setFull(transaction.error?.name === FULL)
        failed(new Error(transaction.error ? String(transaction.error) : 'Another tab has the tables now.'))
      }
      change(storesOf(transaction))
    })
  }

  #setFull(isFull: boolean): void {
    if (isFull !== this.#isFull) this.#tellFull((this.#isFull = isFull))
  }

  #asked<T>(ask: (stores: Stores) => IDBRequest<T>): Promise<T> {
    return answer(ask(storesOf(this.#database.transaction(['tables', 'entries', 'facts'], 'readonly'))))
  }
}

function database(tellClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' })
    opening.result.createObjectStore('entries')
    opening.result.createObjectStore('facts')
  }
  return answer(opening).then((database) => {
    database.onversionchange = () => database.close() // for another version of the app
    database.onclose = tellClosed
    return database
  })
}

function storesOf(transaction: IDBTransaction): Stores {
  return { tables: transaction.objectStore('tables'), entries: transaction.objectStore('entries'), facts: transaction.objectStore('facts') }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(new Error(String(request.error)))
  })
}
