import type { FastifyInstance } from 'fastify'
import { offlineBundleCall } from '#contract/offlineBundle.ts'
import { createCostlyLimit } from '../../http/costlyLimit.ts'
import { registerCall } from '../../http/registerCall.ts'
import { readOfflineBundle } from './service.ts'

/** A device asks some times a day. */
const BUNDLES = { max: 60, windowSeconds: 60 }

export function registerOfflineBundle(app: FastifyInstance): void {
  const { platform } = app
  const count = createCostlyLimit(platform, 'bundle', BUNDLES)
  registerCall(app, offlineBundleCall, async ({ query, request, now }) => {
    await count(request, now)
    return readOfflineBundle(platform.database.db, query.ids, now)
  })
}
