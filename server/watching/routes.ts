import type { FastifyInstance } from 'fastify'
import { markEpisodesCall } from '#contract/ownEpisodes.ts'
import { registerCall } from '../http/registerCall.ts'
import { markEpisodes } from './episodes/service.ts'

export function registerWatching(app: FastifyInstance): void {
  registerCall(app, markEpisodesCall, (command) => markEpisodes(command, command.params.id, command.body))
}
