import type * as z from 'zod/mini'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import { type BundledDay, OFFLINE_BUNDLE_DAYS, type OfflineBundle } from '#contract/offlineBundle.ts'
import { readMovies } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { listCinemasById } from '../queries.ts'
import type { ShowtimeRow } from '../rows.ts'
import { toCinemaSummary, toFeatures, toShowtimeBrief } from '../toShowtime.ts'
import { listAuditoriaOf, listShowtimesBetween } from './queries.ts'

type Bundle = z.input<typeof OfflineBundle>

/** Cinemas with their next days, their films and which small posters belong to them; nothing twice. */
export async function readOfflineBundle(db: Db, ids: readonly string[], now: Date): Promise<Bundle> {
  const today = toBerlinDate(now)
  const dates = Array.from({ length: OFFLINE_BUNDLE_DAYS }, (_, day) => addDays(today, day))
  const cinemas = await listCinemasById(db, ids)
  const cinemaIds = cinemas.map(({ id }) => id)
  const [showtimes, halls] = await Promise.all([
    listShowtimesBetween(db, cinemaIds, today, dates.at(-1) ?? today),
    listAuditoriaOf(db, cinemaIds),
  ])
  const movies = await readMovies(db, [...new Set(showtimes.map(({ movieId }) => movieId))])
  const order = movies.map(({ id }) => id)
  const shows = groupBy(showtimes, ({ cinemaId }) => cinemaId)
  return {
    cinemas: cinemas.map((cinema) => {
      const ownHalls = halls.filter(({ cinemaId }) => cinemaId === cinema.id)
      const own = groupBy(shows.get(cinema.id) ?? [], ({ date }) => date)
      const auditoria = ownHalls.map(({ name, seats, features }) => ({ name, seats, features: toFeatures(features) }))
      return {
        cinema: { ...toCinemaSummary(cinema), auditoria },
        days: dates.map((date) => toDay(date, own.get(date) ?? [], order)),
      }
    }),
    movies,
    images: movies.flatMap(({ poster }) =>
      poster ? [{ id: poster.id, filename: poster.filename, width: poster.widths[0] ?? 0 }] : [],
    ),
    missing: ids.filter((id) => !cinemas.some((cinema) => cinema.id === id || cinema.permalink === id)),
  }
}

/** A day's showtimes by film, in the order of `movieIds`. */
function toDay(
  date: string,
  showtimes: readonly ShowtimeRow[],
  movieIds: readonly string[],
): z.input<typeof BundledDay> {
  const byMovie = groupBy(showtimes, ({ movieId }) => movieId)
  return {
    date,
    films: movieIds.flatMap((movieId) => {
      const own = byMovie.get(movieId)
      return own ? [{ movieId, showtimes: own.map(toShowtimeBrief) }] : []
    }),
  }
}

/** Keeps the order within each group. */
function groupBy(rows: readonly ShowtimeRow[], keyOf: (row: ShowtimeRow) => string): Map<string, ShowtimeRow[]> {
  const groups = new Map<string, ShowtimeRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
