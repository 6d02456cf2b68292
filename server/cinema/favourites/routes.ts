import type { FastifyInstance } from 'fastify'
import { favouriteCinemaCall, favouriteCinemasCall, unfavouriteCinemaCall } from '#contract/favourites.ts'
import { registerCall } from '../../http/registerCall.ts'
import { listFavourites, setFavourite } from './service.ts'

export function registerFavourites(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, favouriteCinemasCall, ({ member }) => listFavourites(db, member))
  registerCall(app, favouriteCinemaCall, (command) => setFavourite(command, command.params.id, true))
  registerCall(app, unfavouriteCinemaCall, (command) => setFavourite(command, command.params.id, false))
}
