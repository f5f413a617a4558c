// A question in each line of standard input, an answer in each of standard output: a call of a kernel, or moves in a row.
// The first line tells of the module.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { crc32 } from 'node:zlib'
import { opened } from './kernels.mjs'

const { about, call, states } = await opened(readFileSync(process.argv[2]))
console.log(JSON.stringify(about))
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line)
  console.log(JSON.stringify('made' in asked ? digest(states(asked)) : call(asked)))
}

/** One number for all these states. */
function digest(states) {
  let sum = 0
  for (const state of states) sum = crc32(state, sum)
  return sum
}
