import type { FastifyInstance } from 'fastify'
import { backgroundCall } from '#contract/background.ts'
import { collectionCall, titleListsCall } from '#contract/collections.ts'
import { registerCall } from '../http/registerCall.ts'
import { listListsOf, readBackground, readCollection } from './service.ts'

export function registerBackground(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, backgroundCall, ({ params, now }) => readBackground(db, params.type, params.id, now))
  registerCall(app, titleListsCall, ({ params, query }) => listListsOf(db, params.type, params.id, query.page))
  registerCall(app, collectionCall, ({ params }) => readCollection(db, params.id))
}
