import { knows, say } from '../words/words.svelte'

/** The strength of a bot, in words. */
export const levelName = (bot: string) => (knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot)
