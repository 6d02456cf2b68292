import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problemError.ts'

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function registerHealth(app: FastifyInstance): void {
  const schema = { hide: true }
  app.get('/healthz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await app.platform.database.pool.query('select 1')
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      throw new ProblemError('unavailable', { retryAfter: 5 })
    }
    return { status: 'ready' }
  })
}
