import type * as z from 'zod/mini'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import type { Release, ReleaseQuery } from '#contract/releases.ts'
import { readMovieTeasers } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import { resolvePlace } from '../place/service.ts'
import * as queries from './queries.ts'

const RELEASES_PER_PAGE = 24
/** How long a film counts as new. */
const NEW_FOR_DAYS = 56

/** Films that started lately, the newest first, with where they run in the place. */
export async function listStarts(db: Db, query: ReleaseQuery, now: Date) {
  const today = toBerlinDate(now)
  return listReleases(db, query, now, { from: addDays(today, 1 - NEW_FOR_DAYS), until: today })
}

/** Films to come, the next first, with the cinemas of the place that sell tickets already. */
export async function listUpcoming(db: Db, query: ReleaseQuery, now: Date) {
  return listReleases(db, query, now, { from: addDays(toBerlinDate(now), 1), until: null })
}

async function listReleases(
  db: Db,
  query: ReleaseQuery,
  now: Date,
  span: Pick<queries.ReleaseFilter, 'from' | 'until'>,
) {
  const { genre = [], order = 'start', page = 1 } = query
  const place = await resolvePlace(db, query, DEFAULT_CITY)
  const found = await queries.listReleaseIds(db, { ...span, genres: genre, order }, pageOf(page, RELEASES_PER_PAGE))
  const ids = found.slice(0, RELEASES_PER_PAGE)
  const [teasers, screenings] = await Promise.all([
    readMovieTeasers(db, ids),
    queries.countScreenings(
      db,
      ids,
      place.cinemas.map((cinema) => cinema.id),
      now,
    ),
  ])
  return {
    items: ids.flatMap((id): z.input<typeof Release>[] => {
      const teaser = teasers.get(id)
      if (!teaser || teaser.releaseDate === null) return []
      const shown = screenings.get(id)
      return [
        {
          ...teaser,
          releaseDate: teaser.releaseDate,
          cinemas: shown?.cinemas ?? 0,
          nextShowtime: shown?.next.toISOString() ?? null,
        },
      ]
    }),
    nextPage: found.length > RELEASES_PER_PAGE ? page + 1 : null,
    filters: { ...place.filters, genre, order },
  }
}
