import { createHash } from 'node:crypto'
import type { CaptchaForm, ProofOfWork } from '#contract/captcha.ts'
import { solveCaptcha } from '#contract/captchaPuzzle.ts'
import type { Visitor } from './visitor.ts'

/** Asks for a captcha and solves it, as the form's script does. Set CAPTCHA_BITS=10 for the test's server. */
export async function solvedCaptcha(visitor: Visitor, form: CaptchaForm): Promise<string> {
  const captcha: ProofOfWork = (await visitor.get(`/api/captcha?form=${form}`)).json()
  return solve(captcha)
}

export function solve(captcha: ProofOfWork): Promise<string> {
  return solveCaptcha(
    captcha,
    (start) => (rest) =>
      createHash('sha256')
        .update(start + rest)
        .digest(),
  )
}
