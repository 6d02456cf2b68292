import * as z from 'zod/mini'
import { toUrl } from '#contract/call.ts'
import { Problem } from '#contract/problem.ts'
import { type Fetch, readJson, toSeconds } from './api.ts'
import type { Clock } from './clock.ts'
import type { ClockSkew } from './clockSkew.ts'
import type { CommandRequest } from './commands/command.ts'
import type { Entry } from './outbox/entry.ts'

const SEND_TIMEOUT_MS = 20_000

/**
 * The answer to a command.
 *
 * - `receipt`: 2xx JSON that names the key. Any other 2xx is a captive portal's and counts as unreachable.
 * - `refused`: another status; `ours` when it carries problem details, `text` is the server's sentence for the user.
 */
export type SendAnswer =
  | { kind: 'receipt'; body: unknown }
  | {
      kind: 'refused'
      status: number
      code: string
      text: string | null
      retryAfterMs: number | null
      ours: boolean
    }
  | { kind: 'unreachable' }

/** Sends one claimed entry. Never throws. */
export type Send = (
  entry: Entry,
  request: CommandRequest,
  xsrf: string | null,
  signal: AbortSignal,
) => Promise<SendAnswer>

/**
 * The sender of single commands; `createSendBatch` sends several in one request.
 *
 * @param readSkew how far the device's clock is off, where that was measured.
 */
export function createSend(fetchFn: Fetch, clock: Clock, readSkew: () => ClockSkew | null): Send {
  return (entry, request, xsrf, signal) =>
    inTime(clock, signal, async (ended) => {
      const url = toUrl(request.call, request.params)
      return readAnswer(
        await fetchFn(url, toInit(entry, request, xsrf, toClockHeaders(clock, readSkew()), ended)),
        entry,
        clock,
      )
    })
}

/** Sends a request, until it is aborted, for 20 seconds at most. A request that throws did not reach the server. */
export async function inTime<T>(
  clock: Clock,
  signal: AbortSignal,
  ask: (ended: AbortSignal) => Promise<T>,
): Promise<T | { kind: 'unreachable' }> {
  const timeout = new AbortController()
  const abort = () => timeout.abort()
  const cancel = clock.setTimer(SEND_TIMEOUT_MS, abort)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    return await ask(timeout.signal)
  } catch {
    return { kind: 'unreachable' }
  } finally {
    cancel()
    signal.removeEventListener('abort', abort)
  }
}

/** The headers with the device's clock, by which the server reads the times of a command. */
export function toClockHeaders(clock: Clock, skew: ClockSkew | null): Record<string, string> {
  return {
    'x-client-now': new Date(clock.now()).toISOString(),
    ...(skew === null ? {} : { 'x-clock-skew': String(Math.round(skew.ms)) }),
  }
}

/** The slot as it may stand in a header. */
export const toIntentSlot = ({ slot }: Entry): string => encodeURIComponent(slot)

function toInit(
  entry: Entry,
  { call, body, ifMatch }: CommandRequest,
  xsrf: string | null,
  clockHeaders: Readonly<Record<string, string>>,
  signal: AbortSignal,
): RequestInit {
  const { key, owner, intentAt, intentAfter } = entry
  return {
    method: call.method,
    credentials: 'same-origin',
    // A redirect to a login page or a portal is no answer of ours.
    redirect: 'error',
    cache: 'no-store',
    signal,
    headers: {
      accept: 'application/json',
      'idempotency-key': key,
      'x-expected-user': owner,
      'x-intent-at': intentAt,
      ...(intentAfter === undefined ? {} : { 'x-intent-after': intentAfter }),
      ...toOrderHeaders(entry),
      ...clockHeaders,
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(xsrf === null ? {} : { 'x-xsrf-token': xsrf }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

function toOrderHeaders(entry: Entry): Record<string, string> {
  const { intentOrder: order } = entry
  if (order === undefined) return {}
  return {
    'x-intent-device': order.device,
    'x-intent-slot': toIntentSlot(entry),
    'x-intent-seq': String(order.seq),
  }
}

async function readAnswer(response: Response, { key }: Entry, clock: Clock): Promise<SendAnswer> {
  if (!response.ok) return readRefusal(response, clock)
  const body = await readJson(response)
  const isReceipt = body !== undefined && response.headers.get('idempotency-key') === key
  return isReceipt ? { kind: 'receipt', body } : { kind: 'unreachable' }
}

/** A status other than 2xx, of a request or of one command in it. */
export type Refused = SendAnswer & { kind: 'refused' }

export async function readRefusal(response: Response, clock: Clock): Promise<Refused> {
  const retryAfter = toSeconds(response.headers.get('retry-after'), new Date(clock.now()))
  return toRefused(response.status, await readJson(response), retryAfter)
}

export function toRefused(status: number, body: unknown, retryAfterSeconds: number | null): Refused {
  const problem = z.safeParse(Problem, body)
  return {
    kind: 'refused',
    status,
    code: problem.success ? problem.data.code : 'unknown',
    text: problem.success ? (problem.data.detail ?? null) : null,
    retryAfterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000,
    ours: problem.success,
  }
}
