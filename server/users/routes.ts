import type { FastifyInstance } from 'fastify'
import {
  userArticlesCall,
  userCommentsCall,
  userDiaryCall,
  userListsOfCall,
  userRatingsCall,
} from '#contract/userCollections.ts'
import { profileCall } from '#contract/users.ts'
import { userYearCall } from '#contract/year.ts'
import { registerCall } from '../http/registerCall.ts'
import { listArticlesOf, listListsOf, listRatingsOf } from './collections/service.ts'
import { readProfile } from './service.ts'
import { listDiaryOf, readYearOf } from './watched/service.ts'
import { listCommentsOf } from './written/service.ts'

export function registerUsers(app: FastifyInstance): void {
  const { database, clock } = app.platform
  const { db } = database
  registerCall(app, profileCall, ({ params, member }) => readProfile(db, params.id, member))
  registerCall(app, userRatingsCall, ({ params, query, member }) => listRatingsOf(db, params.id, query, member))
  registerCall(app, userListsOfCall, ({ params, query, member }) => listListsOf(db, params.id, query.page, member))
  registerCall(app, userCommentsCall, ({ params, query, member }) => listCommentsOf(db, params.id, query.page, member))
  registerCall(app, userArticlesCall, ({ params, query, member }) => listArticlesOf(db, params.id, query.page, member))
  registerCall(app, userDiaryCall, ({ params, query, member }) => listDiaryOf(db, params.id, query.page, member))
  registerCall(app, userYearCall, ({ params, query, member }) =>
    readYearOf(db, params.id, query.year, { viewer: member, now: clock() }),
  )
}
