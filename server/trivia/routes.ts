import type { FastifyInstance } from 'fastify'
import { triviaCall } from '#contract/trivia.ts'
import { registerCall } from '../http/registerCall.ts'
import { listTrivia } from './service.ts'

export function registerTrivia(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, triviaCall, ({ params, query }) => listTrivia(db, params.type, params.id, query))
}
