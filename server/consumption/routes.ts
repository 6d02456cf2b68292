import type { FastifyInstance } from 'fastify'
import { atHomeCall } from '#contract/atHome.ts'
import { consumptionsCall } from '#contract/consumptions.ts'
import { tvCall } from '#contract/tv.ts'
import { registerCall } from '../http/registerCall.ts'
import { listAtHome } from './atHome/service.ts'
import { listConsumptions } from './service.ts'
import { readTvDay } from './tv/service.ts'

export function registerConsumption(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, consumptionsCall, ({ params, query, now }) => listConsumptions(db, params, query, now))
  registerCall(app, atHomeCall, ({ params, query, now }) => listAtHome(db, params.list, query, now))
  registerCall(app, tvCall, ({ query, now }) => readTvDay(db, query.date, now))
}
