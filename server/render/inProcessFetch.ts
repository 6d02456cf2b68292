import type { FastifyInstance } from 'fastify'

/**
 * A `fetch` that answers calls of the API inside this process, as the visitor whose cookies are given. The first page's
 * loaders use it, so that they go through the same checks as everybody.
 *
 * @param onPrivate hears of an answer that no cache may keep, such as a member's own or an error of the moment: nor may
 * one keep a page that is made of it.
 */
export function createInProcessFetch(
  app: FastifyInstance,
  cookie: string | undefined,
  onPrivate: () => void = () => {},
): typeof globalThis.fetch {
  return async (input) => {
    const url = String(input)
    const answer = await app.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } })
    const isPrivate = answer.statusCode < 400 && String(answer.headers['cache-control']).startsWith('private')
    if (isPrivate || answer.statusCode >= 500 || answer.statusCode === 429) onPrivate()
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }
}
