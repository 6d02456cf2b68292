const ROUNDS = 64
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const { constants, start } = toConstants()

const encoder = new TextEncoder()
const words = new Int32Array(ROUNDS)

/**
 * SHA-256 of a text in UTF-8. `crypto.subtle` needs longer to take a short text and hand back its hash than the hash
 * itself takes: for the many thousand of a proof of work this is some ten times as fast, and it needs no secure context.
 */
export function sha256(text: string): Uint8Array {
  const bytes = encoder.encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length << 3)
  view.setUint32(padded.length - 8, bytes.length >>> 29)
  const state = Int32Array.from(start)
  for (let offset = 0; offset < padded.length; offset += 64) addBlock(state, view, offset)
  const hash = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) hash.setInt32(index * 4, word)
  return new Uint8Array(hash.buffer)
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function addBlock(state: Int32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(offset + index * 4)
  for (let index = 16; index < ROUNDS; index++) {
    const early = words[index - 15] as number
    const late = words[index - 2] as number
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = (words[index - 16] as number) + first + (words[index - 7] as number) + second
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < ROUNDS; index++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + mixed + chosen + (constants[index] as number) + (words[index] as number)) | 0
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
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word
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
