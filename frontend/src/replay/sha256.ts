/** SHA-256 in plain code: browsers offer theirs only on secure pages, which a table on a home network is not. */

const ROUNDS = 64
const BLOCK = 64

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(fraction(BigInt(n), root))
  }
  return Uint32Array.from(found)
}

const isPrime = (n: number) => Array.from({ length: n }, (_, i) => i).every((i) => i < 2 || n % i > 0)

/** ⌊n^(1/root) · 2³²⌋ mod 2³², exactly. */
function fraction(n: bigint, root: number): number {
  const goal = n << BigInt(32 * root)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(root) <= goal) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

/** Computed on first use, not while the page loads. */
let constants: { start: Uint32Array; added: Uint32Array } | undefined
const needed = () => (constants ??= { start: fractions(8, 2), added: fractions(ROUNDS, 3) })

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes)
  const hash = Uint32Array.from(needed().start)
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, new DataView(padded.buffer, at, BLOCK))
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, index) => out.setUint32(4 * index, word))
  return new Uint8Array(out.buffer)
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(8 * bytes.length))
  return padded
}

function mix(hash: Uint32Array, block: DataView): void {
  const words = schedule(block)
  const { added } = needed()
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let round = 0; round < ROUNDS; round++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + added[round]! + words[round]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word))
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS)
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(4 * i)
  for (let i = 16; i < ROUNDS; i++) {
    const old = words[i - 15]!
    const late = words[i - 2]!
    const first = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + first + words[i - 7]! + second
  }
  return words
}
