import type { PersonalTable } from '../db/described.ts'
import { series } from '../db/schema/series.ts'
import { seenEpisodes } from '../db/schema/watching.ts'

export const ownEpisodes: PersonalTable = {
  table: seenEpisodes,
  owner: seenEpisodes.userId,
  exported: {
    file: 'folgen',
    columns: {
      title: series.title,
      seriesId: seenEpisodes.seriesId,
      season: seenEpisodes.season,
      number: seenEpisodes.number,
      seen: seenEpisodes.seen,
      intentAt: seenEpisodes.intentAt,
      updatedAt: seenEpisodes.updatedAt,
    },
    order: [seenEpisodes.seriesId, seenEpisodes.season, seenEpisodes.number],
    join: { table: series, on: [seenEpisodes.seriesId, series.id] },
  },
}
