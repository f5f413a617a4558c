/** Why the server refuses something, in the reader's language if there are words for it. */

import type { Sentence } from '../net/contract'
import { knows, say, tellAll } from '../words/words.svelte'

/** How many faults of a map are listed. */
const MOST = 4

export function refused({ code, sentence, reasons = [] }: { code: string; sentence: string; reasons?: Sentence[] }, names: string[] = []): string {
  const why = tellAll(reasons.slice(0, MOST), names)
  const said = knows(`web-refused-${code}`) ? say(`web-refused-${code}`, { sentence: why || sentence, reasons: reasons.length }) : sentence
  return said.includes(why) ? said : why
}
