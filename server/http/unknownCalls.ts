import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { pathOf } from './guard.ts'
import { ProblemError } from './problemError.ts'

/**
 * Answers what no call serves: 405 with `Allow` where another method would be, else 404. Register it before the calls,
 * since it notes each of them; below `/api` it also keeps the pages' catch-all away.
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
  app.setNotFoundHandler((request, reply) => {
    const { error, allow } = refuse(pathOf(request), request.method)
    if (error.code === 'method_not_allowed') reply.header('allow', allow)
    throw error
  })
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}
