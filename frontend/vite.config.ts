/// <reference types="vitest/config" />
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const FRAME = fileURLToPath(new URL('src', import.meta.url))
const GAMES = fileURLToPath(new URL('../src/ludoteca/games', import.meta.url))
const LOCALES = fileURLToPath(new URL('../src/ludoteca/locales', import.meta.url))
const BUILT = fileURLToPath(new URL('../src/ludoteca/web', import.meta.url))
const PAGE = fileURLToPath(new URL('index.html', import.meta.url))
const OFFLINE = fileURLToPath(new URL('src/offline/worker.ts', import.meta.url))
const SERVER = 'http://127.0.0.1:8000'
const WORDS = 'virtual:words/'

/** What the first page says: its own words, and of each game what its card there shows. */
const FIRST = /^(home\.ftl|.*-(title|facts|teaser))$/

/** Messages as Fluent reads them, so that no browser has to: of a language all but the terminal's, of all languages the first page's. */
function words(): Plugin {
  return {
    name: 'ludoteca-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined
      const wanted = id.slice(WORDS.length + 1)
      const watch = (file: string) => this.addWatchFile(file)
      const messages = wanted === 'first' ? Object.fromEntries(readdirSync(LOCALES).map((language) => [language, firstOf(language, watch)])) : messagesOf(wanted, watch).map(({ message }) => message)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
  }
}

function firstOf(language: string, watch: (file: string) => void) {
  return messagesOf(language, watch)
    .filter(({ file, message }) => FIRST.test(file) || FIRST.test(message.id))
    .map(({ message }) => message)
}

function messagesOf(language: string, watch: (file: string) => void) {
  const folder = join(LOCALES, language)
  const own = readdirSync(folder).filter((file) => file.endsWith('.ftl') && file !== 'terminal.ftl')
  const ofGames = readdirSync(GAMES).map((game) => join(GAMES, game, 'words', `${language}.ftl`))
  const files = [...own.map((file) => join(folder, file)), ...ofGames.filter(existsSync)]
  files.forEach(watch)
  return files.flatMap((file) => new FluentResource(readFileSync(file, 'utf-8')).body.map((message) => ({ file: basename(file), message })))
}

type Modules = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null }

/** Whether a module is imported from such a one on without waiting. */
function isReached(id: string, modules: Modules, isStart: (id: string) => boolean, seen = new Set<string>()): boolean {
  const found = modules.getModuleInfo(id)
  if (!found || seen.has(id)) return false
  seen.add(id)
  return isStart(id) || found.importers.some((importer) => isReached(importer, modules, isStart, seen))
}

/** What the first page needs comes in one piece, and so does what every table needs besides. The service worker is a piece by itself. */
function pieceOf(id: string, modules: Modules): string | null {
  if (isReached(id, modules, (one) => one === OFFLINE)) return null
  if (isReached(id, modules, (one) => modules.getModuleInfo(one)?.isEntry ?? false)) return 'first'
  return isReached(id, modules, (one) => one.endsWith('/pages/TablePage.svelte')) ? 'table' : null
}

/** Scripts and styles find other files from where they are themselves; the one page is served at many paths. */
function renderBuiltUrl(file: string, { hostType }: { hostType: string }) {
  return hostType === 'html' ? `/${file}` : { relative: true }
}

export default defineConfig({
  plugins: [words(), svelte()],
  base: './',
  experimental: { renderBuiltUrl },
  resolve: { alias: { '@frame': FRAME }, dedupe: ['svelte', '@fluent/bundle', 'vitest'] },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: PAGE, offline: OFFLINE },
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: pieceOf }] } },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true }, '/pocket': SERVER } },
  test: { include: ['src/**/*.test.ts', '../src/ludoteca/games/*/web/**/*.test.ts'] },
})
