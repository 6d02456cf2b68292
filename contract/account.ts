import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { Image } from './image.ts'
import { Privacy } from './privacy.ts'
import { Session } from './session.ts'
import { MailedToken } from './signup.ts'

/** The account as its member sees it (PRODUCT B15). */
export const Account = z.object({
  username: z.string(),
  email: z.string(),
  /** An address whose mailed link was not followed yet; the old one holds until then. */
  pending_email: z.nullable(z.string()),
  wants_newsletter: z.boolean(),
  avatar: z.nullable(Image),
  created_at: Instant,
  /** The readers of each part of the profile. */
  privacy: Privacy,
  /** Whether an account of Facebook opens the profile; null where nobody signs in by one, and none did. */
  facebook_linked: z.nullable(z.boolean()),
})
export type Account = z.infer<typeof Account>

const Password = z.string().check(z.maxLength(1000))

export const accountCall = defineCall({
  method: 'GET',
  path: '/api/me',
  summary: "The member's account",
  audience: 'member',
  answer: Account,
})

/**
 * Changes what is named. A new e-mail address or password, and the end of a link to Facebook, need `current_password`; the address holds once the mailed
 * link was followed, the password ends all other sessions. Faults come at `errors`, field by field.
 */
export const updateAccountCall = defineCall({
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change address, password, newsletter, who sees what of the profile, or end the link to Facebook',
  audience: 'member',
  body: z.object({
    account: z.object({
      email: z.optional(z.string().check(z.maxLength(320))),
      password: z.optional(Password),
      wants_newsletter: z.optional(z.boolean()),
      privacy: z.optional(z.partial(Privacy)),
      /** Ends the link. Only Facebook's own sign-in makes one. */
      facebook_linked: z.optional(z.literal(false)),
      current_password: z.optional(Password),
    }),
  }),
  answer: Account,
})

export const confirmEmailCall = defineCall({
  method: 'POST',
  path: '/api/email_confirmation',
  summary: 'Confirm a new address by the mailed link',
  audience: 'personal',
  body: z.object({ token: MailedToken }),
  answer: z.object({ email: z.string() }),
})

export const exportCall = defineCall({
  method: 'GET',
  path: '/api/me/export',
  summary: "All of the member's own data as JSON and CSV",
  audience: 'member',
  mediaType: 'application/zip',
  answer: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

/** Comments and trivia stay as those of "gelöschter Nutzer"; everything else goes. */
export const deleteAccountCall = defineCall({
  method: 'DELETE',
  path: '/api/me',
  summary: 'Delete the account for good',
  audience: 'member',
  body: z.object({ password: Password }),
  answer: Session,
})
