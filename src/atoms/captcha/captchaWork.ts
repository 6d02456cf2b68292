import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { atom } from 'jotai'
import type { ProofOfWork } from '#contract/captcha.ts'
import { solveCaptcha } from '#contract/captchaPuzzle.ts'

/** The longest time that the page may be blocked, in ms: a frame at 60 Hz with room for the page's own work. */
const SLICE = 8

/**
 * Solves a proof of work in slices, so that the form stays responsive meanwhile.
 *
 * @param onPercent called with the progress, 0 to 100.
 * @throws the signal's reason.
 */
export async function solveInSlices(
  captcha: ProofOfWork,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<string> {
  let sliceEnd = performance.now() + SLICE
  const hash = (start: string) => {
    const started = sha256.create().update(utf8ToBytes(start))
    // Not `crypto.subtle`: it takes longer to hand a short text over than to hash it, and needs a secure context.
    const hashWith = (rest: string) => started.clone().update(utf8ToBytes(rest)).digest()
    return (rest: string) => {
      if (performance.now() < sliceEnd) return hashWith(rest)
      return pause().then(() => {
        sliceEnd = performance.now() + SLICE
        return hashWith(rest)
      })
    }
  }
  return solveCaptcha(captcha, hash, signal, (solved) => onPercent(Math.round((solved / captcha.puzzles) * 100)))
}

/** Lets the browser do its other work: paint, type, press. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The solver of proofs of work: this page, or a stand-in. */
export const captchaWorkAtom = atom({ solve: solveInSlices })
