import type * as z from 'zod/mini'
import type { Episode, SeasonPage } from '#contract/series.ts'
import { toImage } from '../../media/service.ts'
import type { EpisodeRow, SeasonRow, SeriesRow } from './rows.ts'

/** A season's page: the episodes of which something is known, and the rest by number alone. */
export function toSeasonPage(
  row: SeriesRow,
  season: SeasonRow,
  seasons: readonly SeasonRow[],
  known: readonly EpisodeRow[],
): z.input<typeof SeasonPage> {
  const { id, permalink, title } = row
  return {
    series: { id, permalink, title, poster: row.poster && toImage(row.poster), still: row.still && toImage(row.still) },
    number: season.number,
    year: season.year,
    episodes: toEpisodes(season.episodes ?? 0, known),
    seasons: seasons.map(({ number, year, episodes }) => ({ number, year, episodes })),
  }
}

/** @param count of the season's episodes; `known` may hold more than the season counts. */
function toEpisodes(count: number, known: readonly EpisodeRow[]): z.input<typeof Episode>[] {
  const byNumber = new Map(known.map((episode) => [episode.number, episode]))
  const last = Math.max(count, ...byNumber.keys())
  return Array.from({ length: last }, (_, index) => {
    const { title = null, airDate = null, runtime = null } = byNumber.get(index + 1) ?? {}
    return { number: index + 1, title, airDate, runtime }
  })
}
