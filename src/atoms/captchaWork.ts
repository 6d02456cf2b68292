import { atom } from 'jotai'
import type { ProofOfWork } from '#contract/captcha.ts'
import { solveCaptcha } from '#contract/captchaPuzzle.ts'
import { sha256 } from './sha256.ts'

/** How long the page may stand still at a time, in ms: a frame at 60 Hz with room for the page's own work. */
const SLICE = 8

/**
 * Solves a proof of work in slices, so that whoever fills in the form meanwhile notices nothing.
 *
 * @param onPercent hears how far it is, 0 to 100.
 * @throws the signal's reason.
 */
export async function solveInSlices(
  captcha: ProofOfWork,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<string> {
  let sliceEnd = performance.now() + SLICE
  const hash = (text: string) => {
    if (performance.now() < sliceEnd) return sha256(text)
    return pause().then(() => {
      sliceEnd = performance.now() + SLICE
      return sha256(text)
    })
  }
  return solveCaptcha(captcha, hash, signal, (solved) => onPercent(Math.round((solved / captcha.puzzles) * 100)))
}

/** Lets the page do whatever waits: paint, type, press. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Who does the work: this page, or a stand-in. */
export const captchaWorkAtom = atom({ solve: solveInSlices })
