// Python as it runs in a browser, in Node: a call of a function of `alike.py` in each line of standard input, what it
// gives in each of standard output.
//
//   node in_pyodide.mjs FOLDER-OF-FILES GAME=MODULE ...
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { forPython, kernelsOf } from '../../frontend/src/pocket/kernels.ts'
import { begun } from '../../frontend/src/pocket/python.ts'

process.on('uncaughtException', (error) => {
  console.error(error.stack) // alone: Node would print the line of Pyodide, a megabyte, as well
  process.exit(1)
})

const read = (path) => new Uint8Array(readFileSync(path))
const [folder, ...modules] = process.argv.slice(2)
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf-8'))
const python = await begun(`${folder}/`, index, async (path) => read(join(folder, path)))
const thinker = python.pyimport('ludoteca.server.thinker')
for (const module of modules) {
  const [game, file] = module.split('=')
  const { names, call } = await kernelsOf(read(file))
  thinker.give(game, names, forPython(call))
}
python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'alike.py'), 'utf-8'))
const answer = python.globals.get('answer')
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await answer(line)))
