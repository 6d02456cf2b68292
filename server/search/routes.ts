import type { FastifyInstance } from 'fastify'
import { searchCall } from '#contract/search.ts'
import type { CallContext } from '../http/callHandler.ts'
import { createCostlyLimit } from '../http/costlyLimit.ts'
import { registerCall } from '../http/registerCall.ts'
import { createTurns } from '../http/turns.ts'
import { toCost } from './query.ts'
import { listResults } from './results/service.ts'
import { suggest } from './service.ts'

/** More than a whole household types. One of many words counts as several. */
const SEARCHES = { max: 300, windowSeconds: 60 }
/** Searches of somebody who types: a few letters ahead of the answers, not more. */
const TURNS = { atOnce: 2, waiting: 16 }

export function registerSearch(app: FastifyInstance): void {
  const { platform } = app
  const { db } = platform.database
  const count = createCostlyLimit(platform, 'search', SEARCHES)
  const search = async ({ query, request, now }: CallContext<typeof searchCall>) => {
    await count(request, now, toCost(query.q))
    if (query.type !== 'suggest') return listResults(db, query, now)
    return suggest(db, query.q, query.with_promoted_item === 'true' ? now : null, now, query.class)
  }
  registerCall(app, searchCall, search, { inTurn: createTurns(platform, TURNS) })
}
