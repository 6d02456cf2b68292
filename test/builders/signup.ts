import type { SignupForm } from '#contract/signup.ts'

/** A form that is in order but for the captcha; the name is a new one each time. */
export function aSignup(overrides: Partial<SignupForm> = {}): Partial<SignupForm> {
  const username = `Filmfan-${Math.random().toString(36).slice(2, 8)}`
  return {
    username,
    password: 'ein Abend im Kino',
    email: `${username.toLowerCase()}@example.org`,
    age_verification: '1',
    terms_of_service_and_privacy: '1',
    wants_newsletter: '0',
    registration_domain: '127.0.0.1',
    ...overrides,
  }
}
