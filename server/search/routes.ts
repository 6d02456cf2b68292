import type { FastifyInstance } from 'fastify'
import { searchCall } from '#contract/search.ts'
import { createCostlyLimit } from '../http/costlyLimit.ts'
import { registerCall } from '../http/registerCall.ts'
import { listResults } from './results/service.ts'
import { suggest } from './service.ts'

/** More than a whole household types. */
const SEARCHES = { max: 300, windowSeconds: 60 }

export function registerSearch(app: FastifyInstance): void {
  const { platform } = app
  const { db } = platform.database
  const count = createCostlyLimit(platform, 'search', SEARCHES)
  registerCall(app, searchCall, async ({ query, request, now }) => {
    await count(request, now)
    if (query.type !== 'suggest') return listResults(db, query, now)
    return suggest(db, query.q, query.with_promoted_item === 'true' ? now : null, now)
  })
}
