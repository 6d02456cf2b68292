import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './commandKey.ts'
import { ProblemError } from './problemError.ts'
import { readLimit } from './readLimit.ts'

/**
 * Answers what no call serves: 405 with `Allow` where another method would be, else 404. Each counts as a call of its
 * address. Register it before the calls, since it notes each of them; below `/api` it also keeps the pages' catch-all away.
 */
export function registerUnknownCalls(app: FastifyInstance): void {
  const known: { method: string; pattern: RegExp; serves: FastifyContextConfig['serves'] }[] = []
  app.addHook('onRoute', (route) => {
    if (route.url.includes('*')) return
    const pattern = new RegExp(`^${route.url.replace(/[.]/g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const serves = route.config?.serves
    for (const method of [route.method].flat()) known.push({ method, pattern, serves })
  })
  const refuse = (path: string, method: string): { error: ProblemError; allow: string } => {
    const isCall = ({ pattern, serves = () => true }: (typeof known)[number]) => {
      const match = pattern.exec(path)
      return match !== null && serves({ ...match.groups })
    }
    const allow = known.filter(isCall).map((call) => call.method)
    const otherMethod = allow.length > 0 && !allow.includes(method)
    return { error: new ProblemError(otherMethod ? 'method_not_allowed' : 'not_found'), allow: allow.join(', ') }
  }
  const answer = (request: FastifyRequest, reply: FastifyReply): never => {
    const { error, allow } = refuse(pathOf(request), request.method)
    if (error.code === 'method_not_allowed') reply.header('allow', allow)
    throw error
  }
  // A burst of them costs as much as one of calls.
  const limit = readLimit(app)
  // `reply.callNotFound()` runs no other hook of this handler.
  app.setNotFoundHandler({ preHandler: limit }, answer)
  app.all('/api/*', { schema: { hide: true }, onRequest: limit }, answer)
}
