import type { FastifyInstance } from 'fastify'
import { consumptionsCall } from '#contract/consumptions.ts'
import { registerCall } from '../http/registerCall.ts'
import { listConsumptions } from './service.ts'

export function registerConsumption(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, consumptionsCall, ({ params, query, now }) => listConsumptions(db, params, query, now))
}
