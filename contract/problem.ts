import * as z from 'zod/mini'

/**
 * Every code the API answers with, by status. The client decides by code and status, never by `title` or `detail`.
 */
export const problemCodes = {
  malformed: 400,
  idempotency_key_missing: 400,
  sign_in_needed: 401,
  login_failed: 401,
  xsrf: 403,
  other_user: 403,
  owner: 403,
  role: 403,
  account_blocked: 403,
  not_found: 404,
  token_invalid: 404,
  unknown_user: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  in_progress: 409,
  conflict: 409,
  version: 412,
  too_large: 413,
  address_too_long: 414,
  media_type: 415,
  invalid: 422,
  key_reused: 422,
  captcha_needed: 422,
  social_not_connected: 422,
  social_email_missing: 422,
  social_not_activated: 422,
  too_many_requests: 429,
  /** Of this kind of command alone there were too many: the device goes on sending others. */
  quota_full: 429,
  headers_too_large: 431,
  account_too_new: 460,
  internal: 500,
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof problemCodes

/** RFC 9457 problem details, `application/problem+json`. `errors` maps a field to its messages (PRODUCT K4). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The sentence a failed login shows (PRODUCT K12). */
  error: z.optional(z.string()),
  request_id: z.string(),
})
export type Problem = z.infer<typeof Problem>
