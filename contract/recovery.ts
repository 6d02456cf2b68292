import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { MailedToken } from './signup.ts'

/** PRODUCT B3. Whatever fails but haste is told as 'Benutzername oder E-Mail unbekannt'. */
export const requestPasswordCall = defineCall({
  method: 'POST',
  path: '/api/request_password',
  summary: 'Have a link to a new password mailed',
  audience: 'personal',
  body: z.object({ user: z.string().check(z.minLength(1), z.maxLength(320)) }),
  answer: z.object({}),
})

/** Whether a mailed link still holds, before anybody types a new password. It changes nothing. */
export const passwordLinkCall = defineCall({
  method: 'POST',
  path: '/api/password/link',
  summary: 'Ask whether a mailed link still holds',
  audience: 'personal',
  body: z.object({ token: MailedToken }),
  answer: z.object({ username: z.string() }),
})

/** Ends every session of the user. Faults of the password come at `errors.password`. */
export const passwordCall = defineCall({
  method: 'PUT',
  path: '/api/password',
  summary: 'Set a new password by the mailed link',
  audience: 'personal',
  body: z.object({ token: MailedToken, password: z.string().check(z.maxLength(1000)) }),
  answer: z.object({ username: z.string() }),
})
