import type { FastifyInstance } from 'fastify'

/**
 * A `fetch` that answers calls of the API inside this process, as the visitor whose cookies are given. The first page's
 * loaders use it, so that they go through the same checks as everybody.
 */
export function createInProcessFetch(app: FastifyInstance, cookie: string | undefined): typeof globalThis.fetch {
  return async (input) => {
    const url = String(input)
    const answer = await app.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } })
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }
}
