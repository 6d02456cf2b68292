import type { FastifyInstance } from 'fastify'
import { commentsCall, commentThreadCall, listCommentsCall, repliesCall } from '#contract/comments.ts'
import { createCommentCall, deleteCommentCall, ownCommentCall, updateCommentCall } from '#contract/ownComments.ts'
import { registerCall } from '../http/registerCall.ts'
import { listReplies } from './replies/service.ts'
import { listComments } from './service.ts'
import { readThread } from './thread/service.ts'
import { createComment, deleteComment, readOwnComment, updateComment } from './writing/service.ts'

export function registerComments(app: FastifyInstance): void {
  const { config, database } = app.platform
  const { db } = database
  const limits = config.rateLimits
  registerCall(app, commentsCall, ({ params, query }) => listComments(db, params.type, params.id, query))
  registerCall(app, listCommentsCall, ({ params, query, member }) =>
    listComments(db, 'lists', params.id, query, member?.id),
  )
  registerCall(app, commentThreadCall, ({ params, member }) => readThread(db, params.id, member?.id))
  registerCall(app, repliesCall, ({ params, query }) => listReplies(db, params.id, query.page))
  registerCall(app, ownCommentCall, ({ params, member }) => readOwnComment(db, member, params.id))
  registerCall(app, createCommentCall, (command) =>
    createComment({ ...command, limits }, command.params.type, command.params.id, command.body.comment),
  )
  registerCall(app, updateCommentCall, (command) =>
    updateComment({ ...command, limits }, command.params.id, command.body.comment, command.request.headers['if-match']),
  )
  registerCall(app, deleteCommentCall, (command) => deleteComment({ ...command, limits }, command.params.id))
}
