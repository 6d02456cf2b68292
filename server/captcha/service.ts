import * as z from 'zod/mini'
import type { Captcha, CaptchaForm } from '#contract/captcha.ts'
import type { Config } from '../http/config.ts'
import { askService } from '../http/outgoing.ts'
import type { Platform } from '../http/platform.ts'
import { checkSolution, createChallenge } from './proofOfWork.ts'
import { spendCaptcha } from './queries.ts'

export type Captchas = {
  /** A captcha for the form, by the provider that is configured. */
  create(form: CaptchaForm): Captcha
  /**
   * Whether the solution is good for this form; uses it up.
   *
   * @throws OutgoingError when the provider is somebody else and cannot be reached.
   */
  isSolved(form: CaptchaForm, solution: string): Promise<boolean>
}

export function createCaptchas(platform: Platform): Captchas {
  const { config, secret, clock, database } = platform
  const { recaptcha, captchaBits: bits } = config
  if (recaptcha) {
    return {
      create: () => ({ provider: 'recaptcha', site_key: recaptcha.siteKey }),
      isSolved: (_form, solution) => isSolvedElsewhere(recaptcha, solution),
    }
  }
  return {
    create: (form) => createChallenge(secret, form, bits, clock()),
    async isSolved(form, solution) {
      const solved = checkSolution(secret, form, bits, clock(), solution)
      return solved !== null && spendCaptcha(database.db, solved)
    },
  }
}

const Verdict = z.object({ success: z.boolean() })

/** reCAPTCHA lets a solution count once by itself. */
async function isSolvedElsewhere(
  { secret, verifyUrl }: NonNullable<Config['recaptcha']>,
  solution: string,
): Promise<boolean> {
  if (solution === '') return false
  const { body } = await askService(verifyUrl, { secret, response: solution })
  const verdict = z.safeParse(Verdict, body)
  return verdict.success && verdict.data.success
}
