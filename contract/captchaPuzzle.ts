import type { ProofOfWork } from './captcha.ts'

/** SHA-256 of a text in UTF-8: `crypto.subtle` in the browser, `node:crypto` on the server. */
export type Sha256 = (text: string) => Promise<Uint8Array> | Uint8Array

/** What is hashed for one number of one puzzle. */
export function toPuzzleText(challenge: string, puzzle: number, candidate: number): string {
  return `${challenge}:${puzzle}:${candidate}`
}

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
    let candidate = 0
    while (!hasZeroBits(await sha256(toPuzzleText(challenge, puzzle, candidate)), bits)) {
      candidate++
      signal?.throwIfAborted()
    }
    numbers.push(candidate)
    onPuzzle?.(numbers.length)
  }
  return `${challenge}:${numbers.join('.')}`
}
