import type { FastifyInstance } from 'fastify'
import { moderateCall } from '#contract/moderation.ts'
import { moderationLogCall } from '#contract/moderationLog.ts'
import { moderationMemberCall } from '#contract/moderationMembers.ts'
import { noticesCall, readNoticeCall } from '#contract/moderationNotices.ts'
import { moderationQueueCall } from '#contract/moderationQueue.ts'
import { registerCall } from '../http/registerCall.ts'
import { moderate } from './acting/service.ts'
import { readNotice, readNotices } from './notices/service.ts'
import { readQueue } from './queue/service.ts'
import { readLog, readMember } from './service.ts'

export function registerModeration(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, moderationQueueCall, ({ member, now, query }) => readQueue({ db, member, now }, query))
  registerCall(app, moderationLogCall, ({ query }) => readLog(db, query.member, query.page))
  registerCall(app, moderationMemberCall, ({ member, now, params }) => readMember({ db, member, now }, params.id))
  registerCall(app, moderateCall, (command) => moderate(command, command.body.moderation))
  registerCall(app, noticesCall, ({ member, now }) => readNotices(db, member, now))
  registerCall(app, readNoticeCall, ({ member, now, params }) => readNotice(db, member, params.id, now))
}
