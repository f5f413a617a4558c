// Calls the kernels of a WebAssembly module, wherever there is JavaScript.

export async function opened(bytes) {
  const module = await WebAssembly.compile(bytes)
  const { exports } = await WebAssembly.instantiate(module)
  const about = { imports: WebAssembly.Module.imports(module), exports: Object.keys(exports) }
  return { about, call: (asked) => call(exports, asked), states: (asked) => states(exports, asked) }
}

/** States are bytes, what is given are numbers as text: they may be larger than JavaScript's. */
function call(exports, { kernel, states, given, told, moves }) {
  const before = bytesOf(states)
  const [at, asked, answered, scratch] = reserve(exports, [before.length, 8 * given.length, 8 * told, 2 * moves])
  const { memory } = exports
  new Uint8Array(memory.buffer, at).set(before)
  new BigInt64Array(memory.buffer, asked).set(given.map(BigInt))
  new BigInt64Array(memory.buffer, answered, told).fill(0n)
  const began = performance.now()
  exports[kernel](at, asked, BigInt(given.length), answered, BigInt(told), scratch)
  const ms = performance.now() - began
  return { told: Array.from(new BigInt64Array(memory.buffer, answered, told), String), ms }
}

/** The state after each of these moves, which are pairs of numbers for the kernel `step`. */
function* states(exports, { start, made }) {
  const before = bytesOf(start)
  const [at, asked] = reserve(exports, [before.length, 16])
  const state = new Uint8Array(exports.memory.buffer, at, before.length)
  const given = new BigInt64Array(exports.memory.buffer, asked, 2)
  state.set(before)
  for (const [seat, move] of made) {
    given[0] = BigInt(seat)
    given[1] = BigInt(move)
    exports.step(at, asked, 2n, 0, 0n, 0)
    yield state
  }
}

const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** The addresses of rooms of so many bytes each, side by side behind what the module keeps. */
function reserve({ __heap_base, memory }, sizes) {
  let end = __heap_base.value
  const room = []
  for (const size of sizes) {
    end = (end + 63) & ~63
    room.push(end)
    end += size
  }
  const missing = end - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / 65536))
  return room
}
