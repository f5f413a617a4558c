import { knows, say } from '../words/words.svelte'

/** How strong a bot is, in words. */
export const levelName = (bot: string) => (knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot)
