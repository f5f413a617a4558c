/** What is awaited from whom and why; and why something else is not possible now. */

import type { Moment, Sentence } from '@frame/games/face'
import { isAwaited, waiting } from '@frame/games/plain'
import { together } from '@frame/words/words.svelte'
import { pairOf } from './cards'
import { canLay } from './choosing'
import { combination, people, stake } from './phrases'
import { choiceOf, LAST_PLAY, seatsOf } from './plays'

export function question(at: Moment): Sentence {
  if (at.view.phase === 'end') return over(at)
  if (at.view.phase === 'buy') return isAwaited(at) ? askToBuy(at) : othersBuy(at)
  if (at.view.phase !== 'play') return { id: `twins-phase-${at.view.phase}` }
  if (isAwaited(at)) return askToLay(at)
  return choiceOf(at).length ? laid(at) : othersLay(at)
}

function over({ view, names }: Moment): Sentence {
  const winners = view.winners as number[]
  return { id: 'twins-event-ended', values: { players: people(winners, names), count: winners.length } }
}

function askToBuy(at: Moment): Sentence {
  return { id: 'twins-ask-buy', values: { chips: seatsOf(at.view)[at.seat!]!.chips } }
}

function othersBuy({ view, names }: Moment): Sentence {
  return { id: 'twins-others-buy', values: { players: people(view.actors, names) } }
}

const stakeNow = ({ view }: Moment) => stake(view.play, view.players)

function askToLay(at: Moment): Sentence {
  return { id: 'twins-ask-play', values: { play: at.view.play, stake: stakeNow(at) } }
}

function laid(at: Moment): Sentence {
  const [one, other] = choiceOf(at)
  const values = { combination: combination(pairOf(one!, other!)), players: people(at.view.actors, at.names) }
  return { id: 'twins-laid', values }
}

function othersLay(at: Moment): Sentence {
  const playing = { id: 'twins-others-play', values: { play: at.view.play, stake: stakeNow(at) } }
  return together(absent(at) ?? playing, waiting(at))
}

/** Why a seat takes no part any more. */
function absent({ view, seat }: Moment): Sentence | null {
  if (seat === null) return null
  const { bankrupt, out } = seatsOf(view)[seat]!
  if (bankrupt) return { id: 'twins-you-bankrupt' }
  return out && view.play === LAST_PLAY ? { id: 'twins-you-out' } : null
}

/** Why a card of one's own cannot be picked now. */
export function whyNoCard(at: Moment): Sentence | null {
  if (canLay(at)) return null
  if (at.view.phase === 'end') return { id: 'web-over' }
  if (at.view.phase === 'buy') return { id: isAwaited(at) ? 'twins-why-buy-first' : 'web-twins-why-not-yet' }
  return absent(at) ?? waiting(at)
}
