import type { FastifyInstance } from 'fastify'
import { backgroundCall, personAwardsCall } from '#contract/background.ts'
import { collectionCall, titleListsCall } from '#contract/collections.ts'
import { registerCall } from '../http/registerCall.ts'
import { listListsOf, readBackground, readCollection, readPersonAwards } from './service.ts'

export function registerBackground(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, backgroundCall, ({ params, now }) => readBackground(db, params.type, params.id, now))
  registerCall(app, personAwardsCall, ({ params }) => readPersonAwards(db, params.id))
  registerCall(app, titleListsCall, ({ params, query }) => listListsOf(db, params.type, params.id, query.page))
  registerCall(app, collectionCall, ({ params }) => readCollection(db, params.id))
}
