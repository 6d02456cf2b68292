import type { FastifyInstance } from 'fastify'
import { changesCall } from '#contract/changes.ts'
import { clearRatingCall, setRatingCall } from '#contract/ratings.ts'
import { registerCall } from '../http/registerCall.ts'
import { listRatingChanges, rate } from './service.ts'

export function registerRatings(app: FastifyInstance): void {
  registerCall(app, setRatingCall, (command) => rate(command, command.params, command.body.rating))
  registerCall(app, clearRatingCall, (command) => rate(command, command.params, null))
  // The only state of a member that changes so far. With a second kind the changes get a domain of their own.
  registerCall(app, changesCall, ({ member, query }) =>
    listRatingChanges(app.platform.database.db, member, query.since),
  )
}
