import { NonRetriableError } from '@tanstack/offline-transactions'
import type { Carry } from './tanstack.ts'

type Headers = Readonly<Record<string, string>>

/** The token that this device has for unsafe calls. */
export type ReadToken = () => string

function put(film: string, value: number, headers: Headers, init: RequestInit = {}): Promise<Response> {
  return fetch(`/api/movies/${film}/rating`, {
    ...init,
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ rating: { value, top: false, flop: false } }),
  })
}

/** As the README shows: a 422 is final, and the library decides about every other status, which the error names. */
export const carryAsDocumented =
  (readToken: ReadToken): Carry =>
  async ({ film, value }, key) => {
    const response = await put(film, value, { 'idempotency-key': key, 'x-xsrf-token': readToken() })
    if (response.status === 422) throw new NonRetriableError('Invalid data - will not retry')
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  }

/**
 * As careful as an application can be around the library: it says who meant it, gets a new token once, believes no
 * answer but a receipt that names the key, and hides the status, so that nothing but a 422 is final.
 */
export const carryCarefully =
  (readToken: ReadToken): Carry =>
  async ({ film, value }, key, owner) => {
    const send = () => {
      const headers = { 'idempotency-key': key, 'x-xsrf-token': readToken(), 'x-expected-user': owner }
      return put(film, value, headers, { redirect: 'error', signal: AbortSignal.timeout(20_000) })
    }
    let response = await send()
    if (response.status === 403) {
      await fetch('/api/csrf_token')
      response = await send()
    }
    if (response.status === 422) throw new NonRetriableError('Invalid data - will not retry')
    if (!response.ok || response.headers.get('idempotency-key') !== key) throw new Error('It was not saved')
  }
