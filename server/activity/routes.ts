import type { FastifyInstance } from 'fastify'
import { activityCall, discussionsCall } from '#contract/activity.ts'
import { registerCall } from '../http/registerCall.ts'
import { listDiscussions } from './discussions/service.ts'
import { listActivity } from './service.ts'

export function registerActivity(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, discussionsCall, () => listDiscussions(db))
  registerCall(app, activityCall, ({ member }) => listActivity(db, member))
}
