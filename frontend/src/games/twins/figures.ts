import Numerals from './figures/Numerals.svelte'
import Ranking from './figures/Ranking.svelte'

/** The pictures in help-twins.md. */
export const figures = { numerals: Numerals, ranking: Ranking }
