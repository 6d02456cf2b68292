import { type Problem, type ProblemCode, problemCodes } from '#contract/problem.ts'

const titles: Record<ProblemCode, string> = {
  malformed: 'The request cannot be read',
  idempotency_key_missing: 'A command needs an Idempotency-Key that is a UUID',
  sign_in_needed: 'Sign in first',
  login_failed: 'Wrong name or password',
  xsrf: 'The XSRF token is missing or wrong',
  other_user: 'Signed in as somebody else',
  owner: 'This belongs to somebody else',
  role: 'This needs a role',
  account_blocked: 'The moderation has blocked this account',
  not_found: 'There is no such thing',
  token_invalid: 'This link was used, or has run out',
  unknown_user: 'There is no such user',
  method_not_allowed: 'This method is not offered here',
  request_timeout: 'The request did not come to its end in time',
  in_progress: 'The same command is being carried out',
  conflict: 'In conflict with what is there',
  version: 'Somebody changed it meanwhile',
  too_large: 'The body is too large',
  address_too_long: 'The address is too long',
  media_type: 'The body is of a type that this call does not take',
  invalid: 'Some fields are not valid',
  key_reused: 'This Idempotency-Key belongs to another command',
  captcha_needed: 'Solve a captcha first',
  social_not_connected: 'The social network does not confirm this sign-in',
  social_email_missing: 'The social network gave no e-mail address',
  social_not_activated: 'The profile is not activated',
  too_many_requests: 'Too many requests',
  quota_full: 'Too many of this kind; others are welcome',
  headers_too_large: 'The headers are too large',
  account_too_new: 'The account is too new',
  internal: 'Something went wrong',
  unavailable: 'Not available for the moment',
}

export type ProblemDetails = {
  detail?: string
  /** Field → messages, German, shown to the user (PRODUCT K4). */
  errors?: Record<string, string[]>
  /** The sentence that a failed login shows (PRODUCT K12). */
  error?: string
  /** Seconds, for the header `Retry-After`. */
  retryAfter?: number
}

/** An expected refusal: thrown by any code below a call, and turned into problem details by the one error handler. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: ProblemDetails
  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? titles[code])
    this.code = code
    this.status = problemCodes[code]
    this.details = details
  }
}

/** A refusal as a receipt stores it: without the id of the request that met it. */
export type StoredProblem = Omit<Problem, 'request_id'>

/** RFC 9457 fields of a refusal. */
export function toProblem(error: ProblemError): StoredProblem {
  const { detail, errors, error: sentence } = error.details
  return {
    type: `/api/docs#${error.code}`,
    title: titles[error.code],
    status: error.status,
    code: error.code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(sentence === undefined ? {} : { error: sentence }),
  }
}
