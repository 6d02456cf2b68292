import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { csrfTokenCall, loginCall } from '#contract/session.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Record<string, string>

const isSentAsItIs = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

/** A browser in tests: keeps cookies, sends the XSRF token. Every part of a request may be overridden. */
export type Visitor = {
  cookies: Map<string, string>
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>
  /** An unsafe call with the XSRF token. */
  send(method: Method, url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>
  /** The same with a fresh key and the time of the clock, as the outbox sends it. */
  command(method: Method, url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>
  signIn(username: string, password: string): Promise<LightMyRequestResponse>
}

export function createVisitor(app: FastifyInstance, clock: () => Date): Visitor {
  const cookies = new Map<string, string>()

  const request = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({ ...options, headers: { ...(cookie ? { cookie } : {}), ...options.headers } })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (gone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  const visitor: Visitor = {
    cookies,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    async send(method, url, body, headers = {}) {
      if (!cookies.has('XSRF-TOKEN')) await visitor.get(csrfTokenCall.path)
      return request({
        method,
        url,
        headers: {
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: isSentAsItIs(body) ? body : JSON.stringify(body) }),
      })
    },
    command: (method, url, body, headers = {}) =>
      visitor.send(method, url, body, {
        'idempotency-key': randomUUID(),
        'x-intent-at': clock().toISOString(),
        'x-client-now': clock().toISOString(),
        ...headers,
      }),
    signIn: (username, password) => visitor.send('POST', loginCall.path, { username, password }),
  }
  return visitor
}
