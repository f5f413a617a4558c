/** What the server says and hears, beside the contract: docs/protocol.md. */

import type { Review, Server } from './contract'

export type GameName = string

export type Data = any
export type View = Record<string, Data>
export interface Event {
  event: string
  [key: string]: Data
}

export type { Area, Figure, Headline, Move, Piece, Rank, Shown, Standing, Told } from './contract'
export type Table = Server.TableInfo
export type Seat = Server.SeatInfo
export type Asking = Server.RequestInfo
export type ChatLine = Server.ChatLine
export type Clock = Server.Clock
export type Here = Server.Here
export type Reaction = Server.Reaction
export type Shows = Server.Shows
export type Weighed = Server.Weighed
export type SeatWish = Server.SeatWish
export type NewTable = Server.NewTable
export type NextGame = Server.NextGame
export type NextSeat = Server.NextSeat
export type Evening = Server.EveningInfo
export type ReviewState = Review.ReviewState
export type Afterwards = Review.Afterwards
export type Balance = Review.Balance
export type Happened = Review.Happened
export type Choice = Review.Choice
export type Errors = Review.Errors
export type Exercise = Review.Exercise
export type Judge = Review.Judge
export type Lesson = Review.Lesson
export type RefusedMessage = Server.Refusal
/** gathering, playing, over, closed */
export type Phase = Table['phase']

/** What happens has a name. */
type Named<T extends { events?: Server.Events }> = Omit<T, 'events'> & { [key in keyof Pick<T, 'events'>]: Event[] }
export type StateMessage = Named<Server.Everything>
export type UpdateMessage = Named<Server.Update>
export type Step = Named<Server.Step>

export type ServerMessage = StateMessage | UpdateMessage | Here | Server.Reacted | Server.Refusal | Server.HintGiven

export interface Option {
  name: string
  default: unknown
  allowed: string
  examples: unknown[]
}

export interface GameInfo {
  name: GameName
  players: number[]
  usual_players: number
  options: Option[]
  bots: string[]
  /** Whether exercises come with it. */
  exercises: boolean
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
