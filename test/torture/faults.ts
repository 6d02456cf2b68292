import type { ProblemCode } from '#contract/problem.ts'
import type { Random } from './random.ts'

/**
 * A fault of one command's request, on the network or in the server.
 *
 * - `dropRequest`: the connection ends before anything reaches the server.
 * - `dropAnswer`: it ends after the server has committed; `dropAnswerFresh` on a connection of its own.
 * - `duplicate`: the server gets it twice at once; `delay`: the answer comes late; `reorder`: it arrives after the next
 * one; `hang`: no answer at all.
 * - `slowUpload`: it takes up to a minute to arrive, and arrives although its sender has given up meanwhile.
 * - `killBefore`, `killAfter`: the server is killed while it works, or after its commit and before the answer.
 * - `portal`, `portalRedirect`: a captive portal answers.
 */
const faultNames = [
  'dropRequest',
  'dropAnswer',
  'dropAnswerFresh',
  'duplicate',
  'delay',
  'reorder',
  'hang',
  'slowUpload',
  'portal',
  'portalRedirect',
  's500',
  's502',
  's503',
  's401',
  's403xsrf',
  's403other',
  's408',
  's409',
  's422',
  's429',
  's460',
  'killBefore',
  'killAfter',
] as const
export type FaultName = (typeof faultNames)[number]

/**
 * A refusal that the proxy invents. `lasting`: the server would store it under the key, so it never follows an effect.
 */
export type Refusal = { status: number; code?: ProblemCode; retryAfter?: number; lasting?: boolean }

export const refusals: Readonly<Partial<Record<FaultName, Refusal>>> = {
  s500: { status: 500, code: 'internal' },
  s502: { status: 502 },
  s503: { status: 503, retryAfter: 2 },
  s401: { status: 401, code: 'sign_in_needed' },
  s403xsrf: { status: 403, code: 'xsrf' },
  s403other: { status: 403, code: 'other_user' },
  s408: { status: 408 },
  s409: { status: 409, code: 'in_progress' },
  s422: { status: 422, code: 'invalid', lasting: true },
  s429: { status: 429, code: 'too_many_requests', retryAfter: 30 },
  s460: { status: 460, code: 'account_too_new', lasting: true },
}

const often: Readonly<Partial<Record<FaultName, number>>> = { dropAnswer: 3, dropAnswerFresh: 3, slowUpload: 4 }

const weights = Object.fromEntries(
  faultNames.filter((name) => !name.startsWith('kill')).map((name) => [name, often[name] ?? 1]),
)

/** A fault for one request, but no kill. */
export const drawFault = (random: Random) => random.weighted(weights) as FaultName

/** Up to `most` faults for the next requests, but no kill. */
export function drawFaults(random: Random, most: number): FaultName[] {
  return Array.from({ length: random.below(most + 1) }, () => drawFault(random))
}
