// Calls the kernels of a WebAssembly module, wherever there is JavaScript.

export async function opened(bytes) {
  const module = await WebAssembly.compile(bytes)
  const { exports } = await WebAssembly.instantiate(module)
  const about = { imports: WebAssembly.Module.imports(module), exports: Object.keys(exports) }
  return { about, call: (asked) => call(exports, asked) }
}

/** States are bytes, what is given are numbers as text: they may be larger than JavaScript's. */
function call(exports, { kernel, states, given, told, moves }) {
  const before = Uint8Array.from(atob(states), (character) => character.charCodeAt(0))
  const [at, asked, answered, scratch] = reserve(exports, [before.length, 8 * given.length, 8 * told, 2 * moves])
  const { memory } = exports
  new Uint8Array(memory.buffer, at).set(before)
  new BigInt64Array(memory.buffer, asked).set(given.map(BigInt))
  new BigInt64Array(memory.buffer, answered, told).fill(0n)
  const began = performance.now()
  exports[kernel](at, asked, BigInt(given.length), answered, BigInt(told), scratch)
  const ms = performance.now() - began
  const after = btoa(String.fromCharCode(...new Uint8Array(memory.buffer, at, before.length)))
  return { told: Array.from(new BigInt64Array(memory.buffer, answered, told), String), states: after, ms }
}

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
