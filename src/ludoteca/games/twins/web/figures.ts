import Numerals from './figures/Numerals.svelte'
import Ranking from './figures/Ranking.svelte'

/** The pictures in the rules for players. */
export const figures = { numerals: Numerals, ranking: Ranking }
