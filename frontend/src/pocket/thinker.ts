/** A worker in which bots think and records are read: Python again, with the kernels of the games that have some. */

import type { PyProxy } from 'pyodide/ffi'
import { FOLDER, read } from './files'
import { forPython, type Kernels, kernelsOf } from './kernels'
import type { Index } from './messages'
import { begun } from './python'

export type Question = { index: Index } | { question: string }
export type Thought = { answer: string; behind: string } | { failed: string }

/** There is nothing to tell but that one may ask. */
const READY = { answer: '', behind: '' }

let thinker: PyProxy | null = null

onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    if ('index' in data) thinker = await open(data.index)
    postMessage(('question' in data ? answered(data.question) : READY) satisfies Thought)
  } catch (error) {
    postMessage({ failed: String(error) } satisfies Thought)
  }
}

function answered(question: string): Thought {
  const told = thinker!.answered(question)
  const [answer, behind]: [string, string] = told.toJs()
  told.destroy()
  return { answer, behind }
}

async function open(index: Index): Promise<PyProxy> {
  const [python, ...compiled] = await Promise.all([begun(FOLDER, index, read), ...Object.entries(index.kernels).map(compiledOf)])
  const thinking = python.pyimport('ludoteca.server.thinker')
  for (const [game, { names, call }] of compiled) thinking.give(game, names, forPython(call))
  return thinking
}

async function compiledOf([game, path]: [string, string]): Promise<[string, Kernels]> {
  return [game, await kernelsOf((await read(path)) as Uint8Array<ArrayBuffer>)]
}
