import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ImageId, Instant, UserId } from './ids.ts'

const AnonymousUser = z.object({ type: z.literal('AnonymousUser') })

/** A logged-in user with the fields of PRODUCT B8. */
export const RegisteredUser = z.object({
  type: z.literal('RegisteredUser'),
  id: UserId,
  /** Space-separated role names, matched as whole words. */
  credentials: z.string(),
  username: z.string(),
  current_user_avatar: z.nullable(z.object({ image_id: ImageId, image_filename: z.string() })),
  movie_ratings: z.int(),
  series_ratings: z.int(),
  comments: z.int(),
  lists: z.int(),
  movie_ratings_path: z.string(),
  series_ratings_path: z.string(),
  comments_path: z.string(),
  lists_path: z.string(),
  unread_message_count: z.int(),
  pending_friend_request_count: z.int(),
  /** Beside the fields of PRODUCT B8; a session that a device kept from before has none. */
  unread_notification_count: z.optional(z.int()),
  /** From when on a new account may publish, by the server's clock; absent once it may. */
  publishes_from: z.optional(Instant),
  /** Until when a new account's first steps are offered, by the server's clock; absent afterwards. */
  first_steps_until: z.optional(Instant),
})
export type RegisteredUser = z.infer<typeof RegisteredUser>

export const Session = z.discriminatedUnion('type', [AnonymousUser, RegisteredUser])
export type Session = z.infer<typeof Session>

export const anonymous: Session = { type: 'AnonymousUser' }

export const sessionCall = defineCall({
  method: 'GET',
  path: '/api/session',
  summary: 'Who is signed in',
  audience: 'personal',
  answer: Session,
})

const PasswordLogin = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(320)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** A solution for the form `login`, once the answer is 422 `captcha_needed`. */
  'g-recaptcha-response': z.optional(z.string().check(z.maxLength(4000))),
})

/** The social network's token (B7). Refused as `social_not_connected`, `social_email_missing`, `social_not_activated`. */
const SocialLogin = z.object({ access_token: z.string().check(z.minLength(1), z.maxLength(2000)) })

export const loginCall = defineCall({
  method: 'POST',
  path: '/api/session',
  summary: 'Sign in',
  audience: 'personal',
  body: z.union([PasswordLogin, SocialLogin]),
  answer: z.discriminatedUnion('type', [
    AnonymousUser,
    /** `is_new` comes with a social login alone. */
    z.extend(RegisteredUser, { is_new: z.optional(z.boolean()) }),
  ]),
})

export const logoutCall = defineCall({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Sign out',
  audience: 'personal',
  answer: Session,
})

/** The answer carries the token in the field `X-CSRF-Token` (PRODUCT B9): a worker cannot read the cookie. */
export const csrfTokenCall = defineCall({
  method: 'GET',
  path: '/api/csrf_token',
  summary: 'The token that unsafe calls carry in X-XSRF-TOKEN',
  audience: 'personal',
  answer: z.object({ 'X-CSRF-Token': z.string() }),
})
