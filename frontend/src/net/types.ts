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
  dice: Dice
  continued: { table: string | null; moves: number } | null
  /** The moves before come from a record that the server cannot prove. */
  unproved: boolean
  asking: Asking[]
  /** Seats whose chat the host has turned off. */
  muted: number[]
  /** Whether anybody may watch, and how many do now. */
  spectators: boolean
  watching: number
  /** Whether the host is asked before somebody sits down. */
  approve: boolean
  next: string | null
  winners: number[]
  why_closed: string | null
  hints: { agreed: number[]; on: boolean }
}

export interface Dice {
  /** The server's seal, there before anybody joins. */
  hash: string
  /** The seals of the seats; empty where a seat gave none. */
  seals: string[]
  /** Null: sealed and not opened. */
  texts: (string | null)[]
  /** Everybody sits: the texts are opened now. */
  opening: boolean
  seed: string | null
}

/** Somebody asks for a seat. */
export interface Asking {
  number: number
  seat: number
  name: string
  /** Seats that have said yes. */
  agreed: number[]
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

export interface RefusedMessage {
  type: 'refused'
  id: string | null
  code: string
  sentence: string
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: 'here'; here: boolean[]; watching: number }
  | RefusedMessage
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
  spectators?: boolean
  approve?: boolean
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

/** The seat must be agreed to; the token watches until then. */
export interface Asked {
  asking: number
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

export interface Draw {
  move: number
  text: string
  key: number
  outcomes: number
  outcome: number
}

export interface Verified {
  verdict: 'seed' | 'unproved' | 'differs' | 'no-dice'
  draws: number
  begins_after: number
  left_out: number[]
  unsealed: number[]
  sentence: string
  outcomes: Draw[]
}
