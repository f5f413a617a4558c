/** Why the server says no, in the person's language as far as there are words for it. */

import type { Sentence } from '../net/contract'
import { knows, say, tellAll } from '../words/words.svelte'

/** A map with many faults names the first ones. */
const MOST = 4

export function refused({ code, sentence, reasons = [] }: { code: string; sentence: string; reasons?: Sentence[] }, names: string[] = []): string {
  const why = tellAll(reasons.slice(0, MOST), names)
  const said = knows(`web-refused-${code}`) ? say(`web-refused-${code}`, { sentence: why || sentence, reasons: reasons.length }) : sentence
  return said.includes(why) ? said : why
}
