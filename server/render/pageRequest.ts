import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { anonymous, Session, sessionCall } from '#contract/session.ts'

/** The request of a page in the form that the renderer takes; it is aborted when the browser goes away. */
export function toWebRequest(request: FastifyRequest, url: URL): Request {
  const gone = new AbortController()
  request.raw.on('close', () => {
    if (request.raw.destroyed && !request.raw.complete) gone.abort()
  })
  return new Request(url, { signal: gone.signal })
}

/** The session of a page's request; a visitor's where it cannot be read. */
export async function readSession(fetchApi: typeof globalThis.fetch): Promise<Session> {
  const answer = await fetchApi(sessionCall.path)
  const session = z.safeParse(Session, answer.ok ? await answer.json() : null)
  return session.success ? session.data : anonymous
}
