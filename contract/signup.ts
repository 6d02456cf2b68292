import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Bounds that the form may show. */
export const USERNAME_LENGTH = { min: 3, max: 20 } as const
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const

/** A field that is missing is one that is empty: the server has its own words for that. */
const field = (most: number) => z._default(z.string().check(z.maxLength(most)), '')

/** The registration payload with exactly the keys of PRODUCT K3; checkboxes are '1' or '0'. */
export const SignupForm = z.object({
  username: field(100),
  password: field(1000),
  email: field(320),
  age_verification: field(1),
  terms_of_service_and_privacy: field(1),
  wants_newsletter: field(1),
  /** The host that the form stands on. */
  registration_domain: field(253),
  'g-recaptcha-response': field(4000),
})
export type SignupForm = z.infer<typeof SignupForm>

/**
 * Where registrations go below the user API's base. The body is form-urlencoded (`form.ts`). Faults come at `errors`,
 * field by field, in words for the user.
 */
export const signupCall = defineCall({
  method: 'POST',
  path: '/api/v1/users',
  summary: 'Register; a link to activate the profile comes by mail',
  audience: 'personal',
  body: z.object({ user: SignupForm }),
  answer: z.object({ username: z.string() }),
})

export const MailedToken = z.string().check(z.minLength(1), z.maxLength(200))

export const activationCall = defineCall({
  method: 'POST',
  path: '/api/activation',
  summary: 'Activate a profile by the mailed link',
  audience: 'personal',
  body: z.object({ token: MailedToken }),
  answer: z.object({ username: z.string() }),
})
