import type { FastifyInstance } from 'fastify'
import { friendshipsCall, opinionsCall, usersCall } from '#contract/friends.ts'
import { registerCall } from '../http/registerCall.ts'
import { listOpinions } from './opinions/service.ts'
import { findMembers } from './searched/service.ts'
import { listFriendships } from './service.ts'

/** Friendship itself is a mark (`server/marks`): its rules stand in `asking/service.ts`. */
export function registerFriends(app: FastifyInstance): void {
  const { database, clock } = app.platform
  const { db } = database
  registerCall(app, friendshipsCall, ({ member }) => listFriendships(db, member))
  registerCall(app, usersCall, ({ member, query }) => findMembers(db, member, query.q, clock()))
  registerCall(app, opinionsCall, ({ member, params }) => listOpinions(db, member, params.type, params.id))
}
