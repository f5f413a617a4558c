/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../src/ludoteca/locales', import.meta.url))
const BUILT = fileURLToPath(new URL('../src/ludoteca/web', import.meta.url))
const SERVER = 'http://127.0.0.1:8000'
const WORDS = 'virtual:words/'

/** All Fluent files of a language as one text, but for what only the terminal says. */
function words(): Plugin {
  return {
    name: 'ludoteca-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined
      const folder = join(LOCALES, id.slice(WORDS.length + 1))
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && file !== 'terminal.ftl')
      files.forEach((file) => this.addWatchFile(join(folder, file)))
      const text = files.map((file) => readFileSync(join(folder, file), 'utf-8')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}

export default defineConfig({
  plugins: [words(), svelte()],
  build: { outDir: BUILT, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
