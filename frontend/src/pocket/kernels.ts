/** A game's kernels: calculations in WebAssembly that bots think with, see `engine/kernels.py`. */

import type { PyBuffer } from 'pyodide/ffi'

interface Exports {
  memory: WebAssembly.Memory
  __heap_base: WebAssembly.Global<'i32'>
  [kernel: string]: unknown
}

/** The states, of which the first is the one asked about, and what is given and told: numbers of 8 bytes. */
export type Call = (kernel: string, states: Uint8Array, given: Uint8Array, told: number, moves: number) => Uint8Array

type Run = (states: number, given: number, howManyGiven: bigint, told: number, howManyTold: bigint, moves: number) => void

const NUMBER = 8
const MOVE = 2
const LINE = 64
const PAGE = 1 << 16

export interface Kernels {
  names: string[]
  call: Call
}

export async function kernelsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Kernels> {
  const { instance } = await WebAssembly.instantiate(bytes)
  const names = Object.keys(instance.exports).filter((name) => typeof instance.exports[name] === 'function')
  return { names, call: callOf(instance.exports as unknown as Exports) }
}

function callOf(exports: Exports): Call {
  const { memory } = exports
  return (kernel, states, given, told, moves) => {
    const [atStates, atGiven, atTold, atMoves, end] = places(exports.__heap_base.value, [states.length, given.length, told * NUMBER, moves * MOVE])
    const more = Math.ceil((end - memory.buffer.byteLength) / PAGE)
    if (more > 0) memory.grow(more)
    const room = new Uint8Array(memory.buffer)
    room.fill(0, atStates, end)
    room.set(states, atStates)
    room.set(given, atGiven)
    const run = exports[kernel] as Run
    run(atStates, atGiven, BigInt(given.length / NUMBER), atTold, BigInt(told), atMoves)
    return new Uint8Array(memory.buffer.slice(atTold, atTold + told * NUMBER))
  }
}

/** Where things of these sizes lie one after the other, and where they end. */
function places(start: number, sizes: [number, number, number, number]): [number, number, number, number, number] {
  const found = [aligned(start)]
  for (const size of sizes) found.push(aligned(found.at(-1)! + size))
  return found as [number, number, number, number, number]
}

const aligned = (place: number) => (place + LINE - 1) & -LINE

/** The same for Python, whose bytes come as they are there. */
export function forPython(call: Call): (kernel: string, states: PyBuffer, given: PyBuffer, told: number, moves: number) => Uint8Array {
  return (kernel, states, given, told, moves) => call(kernel, states.toJs(), given.toJs(), told, moves)
}
