import type { Sentence } from './contract'

/** Who keeps the tables said no; `code` is stable, the sentence is English, reasons are messages of ours. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly reasons: Sentence[] = [],
  ) {
    super(sentence)
  }
}
