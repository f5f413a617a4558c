/** What the server says and hears: docs/protocol.md. */

export type GameName = 'cincinnati' | 'twins' | 'diceland'

export type Data = any
export type View = Record<string, Data>
export interface Event {
  event: string
  [key: string]: Data
}

export interface Option {
  name: string
  default: unknown
  allowed: string
  examples: unknown[]
}

export interface GameInfo {
  name: GameName
  players: number[]
  options: Option[]
  bots: string[]
}

export type SeatKind = 'open' | 'host' | 'kept' | 'person' | 'bot' | 'stand-in'

export interface Seat {
  kind: SeatKind
  name: string | null
  bot: string
  away: boolean
  here: boolean
}

export type Phase = 'gathering' | 'playing' | 'over' | 'closed'

export interface Table {
  id: string
  code: string | null
  game: GameName
  options: Record<string, unknown>
  phase: Phase
  public: boolean
  chat: boolean
  time: number | null
  open_at_end: boolean
  made: number
  seats: Seat[]
  dice: { hash: string; texts: string[]; seed: string | null }
  continued: { table: string; moves: number } | null
  next: string | null
  winners: number[]
  why_closed: string | null
  hints: { agreed: number[]; on: boolean }
}

export interface ChatLine {
  seat: number
  name: string
  text: string
  at: number
}

export type Clock = Record<string, number>

export interface StateMessage {
  type: 'state'
  seq: number
  seat: number | null
  table: Table
  view: View | null
  legal: string[]
  from: number
  events: Event[]
  chat: ChatLine[]
  clock: Clock
  undo?: boolean
  done?: string
}

export interface UpdateMessage {
  type: 'update'
  seq: number
  done?: string
  events?: Event[]
  view?: View
  legal?: string[]
  clock?: Clock
  undo?: boolean
  table?: Table
  said?: ChatLine
  trouble?: { code: string; seat: number; bot: string }
}

/** A message of the locales, with its values. */
export interface Reason {
  id: string
  values: Record<string, string | number>
}

export interface Weighed {
  move: string
  value: number
  win: number | null
  reason: Reason | null
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: 'here'; here: boolean[] }
  | { type: 'refused'; id: string | null; code: string; sentence: string }
  | { type: 'hint'; id: string; weighed: Weighed[] }

export interface SeatWish {
  kind: SeatKind
  bot?: string
}

export interface NewTable {
  game: GameName
  options?: Record<string, unknown>
  seats: SeatWish[]
  time?: number | null
  public?: boolean
  chat?: boolean
  open_at_end?: boolean
}

export interface Made {
  host: string
  link: string
  table: Table
}

export interface Joined {
  seat: number
  token: string
  table: Table
}

export interface Step {
  move: number
  actor: number | 'chance' | null
  text: string | null
  events: Event[]
  view: View
}

export type Eyes = number | 'public' | 'all'

export interface Replay {
  table: Table
  seat: Eyes
  steps: Step[]
}

/** A record that was given to be watched. */
export interface Recorded {
  game: GameName
  options: Record<string, unknown>
  names: string[]
  winners: number[]
  seat: Eyes
  steps: Step[]
}

export interface Verified {
  fair: boolean
  draws: number
  sentence: string
  outcomes: { move: number; text: string; key: number; outcomes: number; outcome: number }[]
}
