import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problemError.ts'
import { readLimit } from './readLimit.ts'

/**
 * The path and query of a request's target, which a proxy may name with a host before it (RFC 9112, absolute-form). That
 * host is nobody's to choose: ours is configured.
 */
export function toOriginForm(target: string): string {
  const host = /^https?:\/\/[^/?#]+/i.exec(target)?.[0]
  if (host === undefined) return target
  const rest = target.slice(host.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Refuses addresses that nothing behind this may read: U+0000 is in no name, so that a call cannot read its parameter, and
 * any other address is none. Each counts as a call of its address. Register it behind the headers that every answer has,
 * and behind `registerReadLimit`.
 */
export function registerReadableUrls(app: FastifyInstance): void {
  const limit = readLimit(app)
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    // Unescaped it does not get through the parser of HTTP.
    if (!url.includes('%00')) return
    await limit.call(app, request, reply)
    const [path = ''] = url.split('?', 1)
    throw new ProblemError(path.includes('%00') && !path.startsWith('/api/') ? 'not_found' : 'malformed')
  })
}
