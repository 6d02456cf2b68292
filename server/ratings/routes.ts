import type { FastifyInstance } from 'fastify'
import { clearRatingCall, setRatingCall } from '#contract/ratings.ts'
import { registerCall } from '../http/registerCall.ts'
import { rate } from './service.ts'

export function registerRatings(app: FastifyInstance): void {
  registerCall(app, setRatingCall, (command) => rate(command, command.params, command.body.rating))
  registerCall(app, clearRatingCall, (command) => rate(command, command.params, null))
}
