import type { FastifyInstance } from 'fastify'
import { deleteDiaryEntryCall, putDiaryEntryCall } from '#contract/diary.ts'
import { markEpisodesCall } from '#contract/ownEpisodes.ts'
import { episodeViewersCall } from '#contract/viewers.ts'
import { registerCall } from '../http/registerCall.ts'
import { deleteEntry, putEntry } from './diary/service.ts'
import { markEpisodes } from './episodes/service.ts'
import { readViewers } from './viewers/service.ts'

export function registerWatching(app: FastifyInstance): void {
  registerCall(app, markEpisodesCall, (command) => markEpisodes(command, command.params.id, command.body))
  registerCall(app, putDiaryEntryCall, (command) => putEntry(command, command.params.id, command.body.entry))
  registerCall(app, deleteDiaryEntryCall, (command) => deleteEntry(command, command.params.id))
  registerCall(app, episodeViewersCall, ({ params }) => readViewers(app.platform.database.db, params.id))
}
