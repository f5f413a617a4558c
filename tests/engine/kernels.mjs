// Calls the kernels of a WebAssembly module: a call in each line of standard input, an answer in each of standard output.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const module = new WebAssembly.Module(readFileSync(process.argv[2]))
const { exports } = new WebAssembly.Instance(module)
const { memory } = exports
const room = []

/** The addresses of rooms of so many bytes each, side by side behind what the module keeps. */
function reserve(...sizes) {
  let end = exports.__heap_base.value
  room.length = 0
  for (const size of sizes) {
    end = (end + 63) & ~63
    room.push(end)
    end += size
  }
  const missing = end - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / 65536))
  return room
}

function call({ kernel, states, given, told, moves }) {
  const before = Buffer.from(states, 'base64')
  const [at, asked, answered, scratch] = reserve(before.length, 8 * given.length, 8 * told, 2 * moves)
  new Uint8Array(memory.buffer, at).set(before)
  new BigInt64Array(memory.buffer, asked).set(given.map(BigInt))
  new BigInt64Array(memory.buffer, answered, told).fill(0n)
  const began = performance.now()
  exports[kernel](at, asked, BigInt(given.length), answered, BigInt(told), scratch)
  const ms = performance.now() - began
  const after = Buffer.from(memory.buffer, at, before.length).toString('base64')
  return { told: Array.from(new BigInt64Array(memory.buffer, answered, told), String), states: after, ms }
}

const about = { imports: WebAssembly.Module.imports(module), exports: Object.keys(exports) }
console.log(JSON.stringify(about))
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(call(JSON.parse(line))))
