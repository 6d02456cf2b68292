import type { FastifyInstance } from 'fastify'
import { createTriviaCall, deleteTriviaCall, updateTriviaCall } from '#contract/ownTrivia.ts'
import { factCall, triviaCall } from '#contract/trivia.ts'
import { registerCall } from '../http/registerCall.ts'
import { listTrivia, readFact } from './service.ts'
import { createTrivia, deleteTrivia, updateTrivia } from './writing/service.ts'

export function registerTrivia(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, triviaCall, ({ params, query }) => listTrivia(db, params.type, params.id, query))
  registerCall(app, factCall, ({ params }) => readFact(db, params.id))
  registerCall(app, createTriviaCall, (command) =>
    createTrivia(command, command.params.type, command.params.id, command.body.trivia),
  )
  registerCall(app, updateTriviaCall, (command) => updateTrivia(command, command.params.id, command.body.trivia))
  registerCall(app, deleteTriviaCall, (command) => deleteTrivia(command, command.params.id))
}
