import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problemError.ts'

/** Answers of the database that are asked for within so many milliseconds are one: a burst costs as much as a visit. */
const PROBE_MS = 1_000

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function registerHealth(app: FastifyInstance): void {
  const schema = { hide: true }
  app.get('/healthz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  let probe: { at: number; answered: Promise<unknown> } | undefined
  const askDatabase = (): Promise<unknown> => {
    const at = performance.now()
    if (probe === undefined || at - probe.at >= PROBE_MS) {
      probe = { at, answered: app.platform.database.pool.query('select 1') }
    }
    return probe.answered
  }
  app.get('/readyz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await askDatabase()
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      throw new ProblemError('unavailable', { retryAfter: 5 })
    }
    return { status: 'ready' }
  })
}
