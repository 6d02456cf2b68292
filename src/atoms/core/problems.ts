import type { ProblemCode } from '#contract/problem.ts'
import type { Reply } from '../../sync/api.ts'

/*
 * Every answer of the server that is no success, decided here and nowhere else (docs/STATUSES.md). Commands have a
 * table of their own (`sync/replay/answers.ts`): they wait on the device, and no user waits for their answers.
 */

/** The problem that the user is told; its words are in `texts/problems.ts`. */
export type ProblemKind =
  | 'failed'
  | 'unreachable'
  | 'signInNeeded'
  /** The server's own sentence tells the reason (`error`). */
  | 'loginFailed'
  | 'otherUser'
  | 'notAllowed'
  | 'accountBlocked'
  | 'notFound'
  | 'conflict'
  | 'outdated'
  | 'tooLarge'
  | 'invalid'
  | 'tooFast'
  | 'accountTooNew'

/**
 * The fate of the request.
 *
 * - `over`: sending it again would be refused again.
 * - `again`: the user may send it again later; the typed text stays.
 * - `edit`: the typed text stays, to be changed; the reason stands beside it (field errors, the login's error).
 * - `afterSignIn`: it is kept and goes on after the next sign-in.
 */
type RequestFate = 'over' | 'again' | 'edit' | 'afterSignIn'

export type Handling = { kind: ProblemKind; request: RequestFate }

const to = (kind: ProblemKind, request: RequestFate): Handling => ({ kind, request })

/** By the server's code. A code that the contract adds does not compile until it is decided here. */
const byCode: Record<ProblemCode, Handling> = {
  malformed: to('failed', 'over'),
  idempotency_key_missing: to('failed', 'over'),
  sign_in_needed: to('signInNeeded', 'afterSignIn'),
  login_failed: to('loginFailed', 'edit'),
  // `callUnsafe` has tried again under a new token: this is the second refusal.
  xsrf: to('failed', 'again'),
  other_user: to('otherUser', 'afterSignIn'),
  owner: to('notAllowed', 'over'),
  role: to('notAllowed', 'over'),
  account_blocked: to('accountBlocked', 'edit'),
  not_found: to('notFound', 'over'),
  method_not_allowed: to('failed', 'over'),
  request_timeout: to('unreachable', 'again'),
  in_progress: to('conflict', 'again'),
  conflict: to('conflict', 'again'),
  version: to('outdated', 'edit'),
  token_invalid: to('notFound', 'over'),
  unknown_user: to('notFound', 'edit'),
  too_large: to('tooLarge', 'edit'),
  address_too_long: to('failed', 'over'),
  media_type: to('failed', 'over'),
  invalid: to('invalid', 'edit'),
  key_reused: to('failed', 'over'),
  captcha_needed: to('loginFailed', 'edit'),
  social_not_connected: to('loginFailed', 'edit'),
  social_email_missing: to('loginFailed', 'edit'),
  social_not_activated: to('loginFailed', 'edit'),
  too_many_requests: to('tooFast', 'again'),
  quota_full: to('tooFast', 'again'),
  headers_too_large: to('failed', 'over'),
  account_too_new: to('accountTooNew', 'edit'),
  internal: to('failed', 'again'),
  unavailable: to('failed', 'again'),
}

/** By status, for answers of something between this device and the server, whose codes are not ours. */
const byStatus: Readonly<Record<number, Handling>> = {
  401: byCode.sign_in_needed,
  404: byCode.not_found,
  409: byCode.conflict,
  410: byCode.not_found,
  412: byCode.version,
  413: byCode.too_large,
  422: byCode.invalid,
  429: byCode.too_many_requests,
  460: byCode.account_too_new,
}

/** The meaning of a reply for user and request; null for a success, and for a request that its caller cancelled. */
export function toHandling(reply: Reply<unknown>): Handling | null {
  switch (reply.kind) {
    case 'ok':
    case 'cancelled':
      return null
    case 'unreachable':
      return to('unreachable', 'again')
    case 'problem':
      return byCodeOf(reply) ?? byStatus[reply.status] ?? to('failed', reply.status >= 500 ? 'again' : 'over')
  }
}

/** 429 and 460 mean what PRODUCT I1 says, whatever code comes with them. */
function byCodeOf({ status, code }: { status: number; code: string }): Handling | undefined {
  return status !== 429 && status !== 460 && Object.hasOwn(byCode, code) ? byCode[code as ProblemCode] : undefined
}

/** The first message of each field that the server refused (PRODUCT K4); empty for every other reply. */
export function toFieldErrors(reply: Reply<unknown>): Readonly<Record<string, string>> {
  if (reply.kind !== 'problem') return {}
  const fields = Object.entries(reply.problem?.errors ?? {})
  return Object.fromEntries(fields.flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])))
}
