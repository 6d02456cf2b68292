import type { FastifyInstance } from 'fastify'
import { quickRatingsCall } from '#contract/quickRatings.ts'
import { clearRatingCall, setRatingCall } from '#contract/ratings.ts'
import { registerCall } from '../http/registerCall.ts'
import { listQuickTitles } from './quick/service.ts'
import { rate } from './service.ts'

export function registerRatings(app: FastifyInstance): void {
  registerCall(app, setRatingCall, (command) => rate(command, command.params, command.body.rating))
  registerCall(app, clearRatingCall, (command) => rate(command, command.params, null))
  registerCall(app, quickRatingsCall, ({ member, query, now }) =>
    listQuickTitles(app.platform.database.db, member?.id ?? null, query.cursor, now),
  )
}
