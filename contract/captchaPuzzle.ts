import type { ProofOfWork } from './captcha.ts'

/**
 * SHA-256 of a text in UTF-8, in two steps: the function that `start` gives hashes `start` with a rest. The start is the
 * same for all numbers of a puzzle and most of the text, so it can be hashed once.
 */
export type Sha256 = (start: string) => (rest: string) => Promise<Uint8Array> | Uint8Array

/** The text that is hashed for one number of one puzzle. */
export function toPuzzleText(challenge: string, puzzle: number, candidate: number): string {
  return `${toPuzzleStart(challenge, puzzle)}${candidate}`
}

const toPuzzleStart = (challenge: string, puzzle: number): string => `${challenge}:${puzzle}:`

export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3
  for (let index = 0; index < whole; index++) if (hash[index] !== 0) return false
  const rest = bits & 7
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0
}

/**
 * Solves a captcha; takes about `puzzles · 2^bits` hashes. Several small puzzles instead of a large one, so that nobody
 * waits long by bad luck.
 *
 * @param signal stops the work; throws its reason.
 * @param onPuzzle hears after each puzzle how many are solved.
 * @returns what is posted as `g-recaptcha-response`.
 */
export async function solveCaptcha(
  captcha: ProofOfWork,
  sha256: Sha256,
  signal?: AbortSignal,
  onPuzzle?: (solved: number) => void,
): Promise<string> {
  const { challenge, puzzles, bits } = captcha
  const numbers: number[] = []
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const hashWith = sha256(toPuzzleStart(challenge, puzzle))
    let candidate = 0
    while (!hasZeroBits(await hashWith(String(candidate)), bits)) {
      candidate++
      signal?.throwIfAborted()
    }
    numbers.push(candidate)
    onPuzzle?.(numbers.length)
  }
  return `${challenge}:${numbers.join('.')}`
}
