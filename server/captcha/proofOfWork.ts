import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { CaptchaForm, type ProofOfWork } from '#contract/captcha.ts'
import { hasZeroBits, toPuzzleText } from '#contract/captchaPuzzle.ts'

const PUZZLES = 8
/** Long enough to fill in a form at leisure. */
const LIFETIME_MS = 1_800_000

const Claims = z.object({ id: z.string(), form: CaptchaForm, bits: z.int(), expires: z.int() })

/** Makes a challenge. Nothing is stored: it carries its terms, signed. */
export function createChallenge(secret: string, form: CaptchaForm, bits: number, now: Date): ProofOfWork {
  const expires = now.getTime() + LIFETIME_MS
  const claims: z.infer<typeof Claims> = { id: randomBytes(12).toString('base64url'), form, bits, expires }
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return {
    provider: 'proof_of_work',
    challenge: `${text}.${sign(secret, text)}`,
    puzzles: PUZZLES,
    bits,
    expires_at: new Date(expires).toISOString(),
  }
}

/**
 * Checks a solution for a form; whether it was used before is not known here.
 *
 * @param bits the least work that counts, whatever the challenge asked for.
 * @returns what names the challenge, or null when the solution is not good.
 */
export function checkSolution(
  secret: string,
  form: CaptchaForm,
  bits: number,
  now: Date,
  solution: string,
): { id: string; expiresAt: Date } | null {
  const [challenge = '', answer = ''] = solution.split(':')
  const [text = '', signature = ''] = challenge.split('.')
  const expected = Buffer.from(sign(secret, text))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claims = z.parse(Claims, JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (claims.form !== form || claims.bits < bits || claims.expires <= now.getTime()) return null
  const numbers = answer.split('.')
  if (numbers.length !== PUZZLES) return null
  const solved = numbers.every(
    (number, puzzle) =>
      /^\d{1,10}$/.test(number) && hasZeroBits(sha256(toPuzzleText(challenge, puzzle, Number(number))), claims.bits),
  )
  return solved ? { id: claims.id, expiresAt: new Date(claims.expires) } : null
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`captcha:${text}`).digest('base64url')
}
