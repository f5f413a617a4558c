/** Names of tables and of messages. */

/** How the ids of tables begin that a browser keeps: see `server/tokens.py`. */
const IN_A_BROWSER = '0'

export const isKeptHere = (table: string): boolean => table.startsWith(IN_A_BROWSER)

let made = 0
/** Of a message. */
export const newId = (): string => `${Date.now().toString(36)}-${(made++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`
