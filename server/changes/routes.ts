import type { FastifyInstance } from 'fastify'
import { changesCall } from '#contract/changes.ts'
import { registerCall } from '../http/registerCall.ts'
import { listChanges } from './service.ts'

export function registerChanges(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, changesCall, ({ member, query }) => listChanges(db, member, query.since))
}
