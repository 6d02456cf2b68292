import type { FastifyInstance } from 'fastify'
import { createTriviaCall, deleteTriviaCall, updateTriviaCall } from '#contract/ownTrivia.ts'
import { factCall, triviaCall } from '#contract/trivia.ts'
import { registerCall } from '../http/registerCall.ts'
import { listTrivia, readFact } from './service.ts'
import { createTrivia, deleteTrivia, updateTrivia } from './writing/service.ts'

export function registerTrivia(app: FastifyInstance): void {
  const { config, database } = app.platform
  const { db } = database
  const limits = config.rateLimits
  registerCall(app, triviaCall, ({ params, query }) => listTrivia(db, params.type, params.id, query))
  registerCall(app, factCall, ({ params }) => readFact(db, params.id))
  registerCall(app, createTriviaCall, (command) =>
    createTrivia({ ...command, limits }, command.params.type, command.params.id, command.body.trivia),
  )
  registerCall(app, updateTriviaCall, (command) =>
    updateTrivia({ ...command, limits }, command.params.id, command.body.trivia),
  )
  registerCall(app, deleteTriviaCall, (command) => deleteTrivia({ ...command, limits }, command.params.id))
}
