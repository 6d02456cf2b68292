import type { PersonalTable } from '../db/described.ts'
import { series } from '../db/schema/series.ts'
import { diaryEntries, seenEpisodes } from '../db/schema/watching.ts'

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

export const ownDiary: PersonalTable = {
  table: diaryEntries,
  owner: diaryEntries.userId,
  exported: {
    file: 'tagebuch',
    columns: {
      watchedOn: diaryEntries.watchedOn,
      itemType: diaryEntries.itemType,
      itemId: diaryEntries.itemId,
      season: diaryEntries.season,
      episode: diaryEntries.episode,
      rewatch: diaryEntries.rewatch,
      createdAt: diaryEntries.createdAt,
      updatedAt: diaryEntries.updatedAt,
    },
    order: [diaryEntries.watchedOn, diaryEntries.createdAt],
    // A deleted entry is a tombstone for the member's devices.
    only: [diaryEntries.deleted, false],
  },
}
