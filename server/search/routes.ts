import type { FastifyInstance } from 'fastify'
import { searchCall } from '#contract/search.ts'
import { registerCall } from '../http/registerCall.ts'
import { listResults } from './results/service.ts'
import { suggest } from './service.ts'

export function registerSearch(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, searchCall, async ({ query, now }) => {
    if (query.type !== 'suggest') return listResults(db, query, now)
    return suggest(db, query.q, query.with_promoted_item === 'true' ? now : null, now)
  })
}
