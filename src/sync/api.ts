import * as z from 'zod/mini'
import { type Answer, type Body, type Call, type Params, type QueryOf, toUrl } from '#contract/call.ts'
import { Problem } from '#contract/problem.ts'
import type { Query } from '#contract/query.ts'
import './jitless.ts'
import { SOURCE_HEADER } from './sourceHeader.ts'

/**
 * The outcome of a call. Expected failures are values: only this file catches `fetch`.
 *
 * - `ok`: `fetchedAt` is when the server made the answer, `source` whether it came from the device's cache.
 * - `problem`: the server refused; `retryAfter` in seconds when it named one.
 * - `unreachable`: no answer, or an answer that is not ours (a captive portal's page).
 * - `cancelled`: the caller's own signal.
 */
export type Reply<T> =
  | { kind: 'ok'; value: T; fetchedAt: string; source: 'network' | 'device' }
  | { kind: 'problem'; status: number; code: string; problem: Problem | null; retryAfter: number | null }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' }

export type CallInput<C extends Call> = {
  params?: Params<C>
  query?: QueryOf<C>
  body?: Body<C>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** The shape of `fetch`; only this file calls the real one. */
export type Fetch = typeof globalThis.fetch

/** Sends calls of the contract. Its own object, so that a test, the server's first page and the page can differ. */
export type Api = <C extends Call>(call: C, input?: CallInput<C>) => Promise<Reply<Answer<C>>>

/**
 * @param fetchFn `fetch`, or a stand-in of the same shape.
 * @param now the clock, for answers that carry no `Date`.
 */
export function createApi(fetchFn: Fetch, now: () => Date = () => new Date()): Api {
  return async (call, input = {}) => {
    let response: Response
    try {
      response = await fetchFn(toUrl(call, input.params as Record<string, string>, input.query as Query), {
        method: call.method,
        credentials: 'same-origin',
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...input.headers,
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal ? { signal: input.signal } : {}),
      })
    } catch {
      return input.signal?.aborted ? { kind: 'cancelled' } : { kind: 'unreachable' }
    }
    return readAnswer(call, response, now)
  }
}

/** Reads the server's answer to a call, or a copy of it. */
export async function readAnswer<C extends Call>(
  call: C,
  response: Response,
  now: () => Date,
): Promise<Reply<Answer<C>>> {
  const json = await readJson(response)
  if (!response.ok) {
    const problem = z.safeParse(Problem, json)
    return {
      kind: 'problem',
      status: response.status,
      code: problem.success ? problem.data.code : 'unknown',
      problem: problem.success ? problem.data : null,
      retryAfter: toSeconds(response.headers.get('retry-after'), now()),
    }
  }
  const answer = z.safeParse(call.answer, json)
  if (!answer.success) return { kind: 'unreachable' }
  const date = Date.parse(response.headers.get('date') ?? '')
  return {
    kind: 'ok',
    value: answer.data as Answer<C>,
    fetchedAt: (Number.isNaN(date) ? now() : new Date(date)).toISOString(),
    source: response.headers.get(SOURCE_HEADER) === 'device' ? 'device' : 'network',
  }
}

/** The JSON of an answer; undefined where it is none, or breaks off. */
export async function readJson(response: Response): Promise<unknown> {
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '')) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** `Retry-After` in seconds, from its number or its date; null when absent or unreadable. */
export function toSeconds(value: string | null, now: Date): number | null {
  if (value === null) return null
  if (/^\d+$/.test(value.trim())) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}
