import { encodeForm } from '#contract/form.ts'
import type { SignupForm } from '#contract/signup.ts'
import { aSignup } from './builders/signup.ts'
import type { TestServer } from './server.ts'
import { solvedCaptcha } from './solveCaptcha.ts'
import type { Visitor } from './visitor.ts'

/** The headers of a form. */
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Posts a form as it is. */
export const post = (visitor: Visitor, form: Record<string, string>, path = '/api/v1/users') =>
  visitor.send('POST', path, encodeForm('user', form), FORM)

/** Posts a form with a solved captcha. */
export async function register(server: TestServer, overrides: Partial<SignupForm> = {}) {
  const visitor = server.visitor()
  const form = aSignup({ 'g-recaptcha-response': await solvedCaptcha(visitor, 'signup'), ...overrides })
  const answer = await post(visitor, form as Record<string, string>)
  return { form, answer, visitor }
}
