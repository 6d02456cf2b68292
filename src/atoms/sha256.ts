const ROUNDS = 64
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const { constants, start } = toConstants()

const encoder = new TextEncoder()
// Made once: what is made anew for each of many thousand hashes costs more than the hashing.
const words = new Int32Array(ROUNDS)
const state = new Int32Array(8)
let bytes = new Uint8Array(512)
let view = new DataView(bytes.buffer)

/**
 * SHA-256 of a text in UTF-8. `crypto.subtle` needs longer to take a short text and hand back its hash than the hash
 * itself takes; this is faster for the many thousand of a proof of work, and needs no secure context.
 */
export function sha256(text: string): Uint8Array {
  reserve(text.length * 3 + 72)
  const length = encoder.encodeInto(text, bytes).written
  const end = ((length + 72) >> 6) << 6
  bytes.fill(0, length, end)
  bytes[length] = 0x80
  view.setUint32(end - 4, length << 3)
  state.set(start)
  for (let offset = 0; offset < end; offset += 64) addBlock(offset)
  const hash = new Uint8Array(32)
  for (let index = 0; index < 32; index++) hash[index] = word(state, index >> 2) >>> (24 - (index & 3) * 8)
  return hash
}

function reserve(room: number): void {
  if (bytes.length >= room) return
  bytes = new Uint8Array(room)
  view = new DataView(bytes.buffer)
}

const word = (array: Int32Array, index: number): number => array[index] as number

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function addBlock(offset: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(offset + index * 4)
  for (let index = 16; index < ROUNDS; index++) {
    const early = word(words, index - 15)
    const late = word(words, index - 2)
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = word(words, index - 16) + first + word(words, index - 7) + second
  }
  let a = word(state, 0)
  let b = word(state, 1)
  let c = word(state, 2)
  let d = word(state, 3)
  let e = word(state, 4)
  let f = word(state, 5)
  let g = word(state, 6)
  let h = word(state, 7)
  for (let index = 0; index < ROUNDS; index++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + mixed + chosen + word(constants, index) + word(words, index)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = word(state, 0) + a
  state[1] = word(state, 1) + b
  state[2] = word(state, 2) + c
  state[3] = word(state, 3) + d
  state[4] = word(state, 4) + e
  state[5] = word(state, 5) + f
  state[6] = word(state, 6) + g
  state[7] = word(state, 7) + h
}

function toConstants(): { constants: Int32Array; start: Int32Array } {
  const primes: number[] = []
  for (let number = 2; primes.length < ROUNDS; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  }
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
  return {
    constants: Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    start: Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  }
}
