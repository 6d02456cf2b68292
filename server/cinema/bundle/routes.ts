import type { FastifyInstance } from 'fastify'
import { cinemaBundleCall } from '#contract/bundle.ts'
import { createCostlyLimit } from '../../http/costlyLimit.ts'
import { registerCall } from '../../http/registerCall.ts'
import { readBundle } from './service.ts'

/** A device asks some times a day. */
const BUNDLES = { max: 60, windowSeconds: 60 }

export function registerBundle(app: FastifyInstance): void {
  const { platform } = app
  const count = createCostlyLimit(platform, 'bundle', BUNDLES)
  registerCall(app, cinemaBundleCall, async ({ query, request, now }) => {
    await count(request, now)
    return readBundle(platform.database.db, query.ids, now)
  })
}
