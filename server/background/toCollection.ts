import type * as z from 'zod/mini'
import type { Collection } from '#contract/background.ts'
import type { SummaryWithStill } from '../catalogue/service.ts'
import type { CollectionRow } from './rows.ts'

/** A collection as the pages of its parts show it. */
export function toCollection(
  { permalink, name, total, parts }: CollectionRow,
  films: ReadonlyMap<string, SummaryWithStill>,
): z.input<typeof Collection> {
  return {
    ...{ permalink, name, total },
    parts: parts.flatMap(({ number, movieId }) => {
      const movie = films.get(movieId)?.movie
      if (!movie) return []
      const { title, year, poster } = movie
      return [{ number, permalink: movie.permalink, title, year, poster }]
    }),
  }
}
