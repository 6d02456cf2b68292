import type { FastifyInstance } from 'fastify'
import { cinemaBundleCall } from '#contract/bundle.ts'
import { registerCall } from '../../http/registerCall.ts'
import { readBundle } from './service.ts'

export function registerBundle(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, cinemaBundleCall, ({ query, now }) => readBundle(db, query.ids, now))
}
