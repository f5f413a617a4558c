// A call in each line of standard input, an answer in each of standard output; the first tells of the module.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { opened } from './kernels.mjs'

const { about, call } = await opened(readFileSync(process.argv[2]))
console.log(JSON.stringify(about))
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(call(JSON.parse(line))))
