/** Puts values of special types into words: seats, cards, dice and the like, as `Words.tell` does in Python. */

import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import type * as told from '../net/contract'
import { settings } from '../settings.svelte'
import { euros, listed, percent, teach, worded, type Reader } from './words.svelte'

export type Kind = Exclude<told.Value, string | number | told.Sentence>

const NO_BREAK = '\u00a0'

teach((value: Kind, names: string[], reader: Reader): FluentVariable => {
  if ('seat' in value) return names[value.seat]!
  if ('seats' in value) return listed(value.seats.map((seat) => names[seat]!))
  if ('cards' in value) return value.cards.join(NO_BREAK)
  if ('dice' in value) return value.dice.join(NO_BREAK)
  if ('cells' in value) return listed(value.cells)
  if ('all' in value) return listed(value.all.map((one) => written(one, names, reader)))
  if ('row' in value) return value.row.map((one) => written(one, names, reader).replaceAll(' ', NO_BREAK)).join(`${NO_BREAK}· `)
  if ('percent' in value) return percent(honest(value.percent))
  return 'money' in value ? written(value, names, reader) : signed(value.change)
})

/** A value as part of a list. */
function written(value: told.Value, names: string[], reader: Reader): string {
  const one = typeof value === 'object' && 'money' in value ? euros(value.money) : worded(value, names, reader)
  return one instanceof FluentNumber ? new Intl.NumberFormat(settings.language, one.opts).format(one.value) : String(one)
}

/** Only certainties are 100%, only impossibilities 0%. */
const honest = (share: number) => (share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share)

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−'))
