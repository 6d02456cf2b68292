import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** The forms that a captcha protects. A solution is good for the form it was made for. */
export const CaptchaForm = z.enum(['signup', 'login'])
export type CaptchaForm = z.infer<typeof CaptchaForm>

/**
 * Our own: find for each of `puzzles` a number whose SHA-256 begins with `bits` zero bits (`captchaPuzzle.ts`). The
 * challenge is opaque and runs out at `expires_at`.
 */
export const ProofOfWork = z.object({
  provider: z.literal('proof_of_work'),
  challenge: z.string().check(z.maxLength(400)),
  puzzles: z.int(),
  bits: z.int(),
  expires_at: z.iso.datetime({ offset: true }),
})
export type ProofOfWork = z.infer<typeof ProofOfWork>

const Recaptcha = z.object({ provider: z.literal('recaptcha'), site_key: z.string() })

export const Captcha = z.discriminatedUnion('provider', [ProofOfWork, Recaptcha])
export type Captcha = z.infer<typeof Captcha>

/** Either provider's solution travels as `g-recaptcha-response` (B12). */
export const captchaCall = defineCall({
  method: 'GET',
  path: '/api/captcha',
  summary: 'A captcha for a form',
  audience: 'personal',
  query: z.object({ form: CaptchaForm }),
  answer: Captcha,
})
