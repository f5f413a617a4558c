/** A table that is being planned: who sits where, with which options. */

import type { GameInfo, NewTable, SeatWish } from '../../net/types'
import { forSeats, readMaps } from './ownMaps'
import { ownName } from '../../table/starting'

/** `me` and `here` play on this device; `elsewhere` joins by link, QR code or code. */
export type Who = 'me' | 'here' | 'elsewhere' | 'bot'
export interface PlannedSeat {
  who: Who
  name: string
  bot: string
}

export const TIMES = [null, 15, 30, 60, 120, 300, 86400] as const

export class Plan {
  readonly info: GameInfo
  #seats: PlannedSeat[]
  players: number
  options: Record<string, unknown> = $state({})
  /** The players' own maps in Diceland. */
  maps: ReturnType<typeof readMaps> = $state.raw(null)
  time: number | null = $state(null)
  isPublic = $state(false)
  chat = $state(true)
  openAtEnd = $state(true)
  spectators = $state(true)
  approve = $state(false)

  /** `here` people play on this device; the others are bots. */
  constructor(info: GameInfo, here = 1) {
    this.info = info
    this.players = $state(info.usual_players)
    const most = Math.max(...info.players)
    const bot = info.bots[Math.floor(info.bots.length / 2)]! // the default is the middle level
    this.#seats = $state(
      Array.from({ length: most }, (_, number) => ({ who: number === 0 ? 'me' : number < here ? 'here' : 'bot', name: number ? '' : ownName(), bot })),
    )
  }

  get seats(): PlannedSeat[] {
    return this.#seats.slice(0, this.players)
  }

  get wish(): NewTable {
    const { time, chat, spectators, approve } = this
    const options = this.maps ? { ...this.options, maps: forSeats(this.maps, this.players) } : { ...this.options }
    const seats = this.seats.map(wishOf)
    return { game: this.info.name, options, seats, time, public: this.isPublic, chat, open_at_end: this.openAtEnd, spectators, approve }
  }

  /** The names of the people on this device, in the order of their seats. */
  get names(): string[] {
    return this.seats.filter((seat) => isHere(seat.who)).map((seat) => seat.name.trim())
  }
}

export const isHere = (who: Who) => who === 'me' || who === 'here'

function wishOf({ who, bot }: PlannedSeat): SeatWish {
  if (who === 'bot') return { kind: 'bot', bot }
  return { kind: isHere(who) ? 'host' : 'open', bot }
}
