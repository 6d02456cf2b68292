import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import type { Db } from '../../db/client.ts'
import { type AskedPlace, resolvePlace } from '../place/service.ts'
import { toCinemaSummary, toShowtimeBrief } from '../toShowtime.ts'
import { listNextShowtimes } from './queries.ts'

/**
 * The cinemas of a place that will show a film, each with its next showtime: the nearest first where a point was asked,
 * else where it runs next.
 */
export async function listNextInCinemas(db: Db, movieId: string, asked: AskedPlace, now: Date) {
  const { filters, cinemas } = await resolvePlace(db, asked, DEFAULT_CITY)
  const ids = cinemas.map(({ id }) => id)
  const next = new Map((await listNextShowtimes(db, movieId, ids, now)).map((row) => [row.cinemaId, row]))
  const found = cinemas.flatMap((cinema) => {
    const showtime = next.get(cinema.id)
    return showtime ? [{ cinema, showtime }] : []
  })
  const isNear = found.some(({ cinema }) => cinema.distance !== null)
  const ordered = isNear
    ? found
    : found.toSorted((a, b) => a.showtime.startsAt.getTime() - b.showtime.startsAt.getTime())
  return {
    filters,
    items: ordered.map(({ cinema, showtime }) => ({
      cinema: toCinemaSummary(cinema),
      next: toShowtimeBrief(showtime),
    })),
  }
}
