import type * as z from 'zod/mini'
import type { core } from 'zod/mini'
import { encodeQuery, type Query } from './query.ts'
import type { Permission } from './roles.ts'

type Schema = core.$ZodType

/**
 * One call of the API, the single truth for both sides: the server registers it, the client derives its types from
 * it, OpenAPI is printed from it.
 *
 * - `audience` `public`: the same answer for everybody, may be cached anywhere; `personal`: about the session's user,
 *   never in a shared cache; `member`: personal and answered 401 without a session.
 * - `command`: an unsafe call from the outbox. It demands `Idempotency-Key` and honours `X-Intent-At`.
 * - `keyOptional`: a command whose payload is fixed (PRODUCT E2) and knows no key: one is honoured when it comes, not demanded.
 * - `publishes`: comments, blog articles, private messages. Answered 460 while the account is new; `member` only.
 * - `mediaType`: the answer is bytes of this type instead of JSON.
 * - `permission`: answered 403 `role` without it; `member` only.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the host, with `:name` parameters: `/api/movies/:id/rating`. */
  readonly path: string
  readonly summary: string
  readonly audience: 'public' | 'personal' | 'member'
  readonly command?: boolean
  readonly keyOptional?: boolean
  readonly publishes?: boolean
  readonly permission?: Permission
  readonly mediaType?: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly answer: Schema
}

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

export type Params<C extends Call> = C['params'] extends Schema ? z.input<C['params']> : undefined
export type QueryOf<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined
export type Body<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined
export type Answer<C extends Call> = z.output<C['answer']>

/**
 * The URL of a call below the host.
 *
 * @throws Error when the path names a parameter that `params` does not hold: a mistake of the caller.
 */
export function toUrl(call: Call, params?: Readonly<Record<string, string>>, query?: Query): string {
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`${call.method} ${call.path} needs the parameter "${name}"`)
    return encodeURIComponent(value)
  })
  return query ? path + encodeQuery(query) : path
}
