import type { FastifyInstance } from 'fastify'
import { commentsCall, repliesCall } from '#contract/comments.ts'
import { registerCall } from '../http/registerCall.ts'
import { listComments, listReplies } from './service.ts'

export function registerComments(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, commentsCall, ({ params, query }) => listComments(db, params.type, params.id, query.page))
  registerCall(app, repliesCall, ({ params, query }) => listReplies(db, params.id, query.page))
}
