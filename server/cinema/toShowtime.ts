import * as z from 'zod/mini'
import { toBerlinDate, toBerlinTime } from '#contract/berlin.ts'
import type { CinemaSummary } from '#contract/cinema.ts'
import { dateRelative } from '#contract/dayWords.ts'
import { Feature, toEnd } from '#contract/screenings.ts'
import type { Showtime, ShowtimeBrief } from '#contract/showtimes.ts'
import { toThingPath } from '#contract/things.ts'
import type { SummaryWithStill } from '../catalogue/service.ts'
import type { CinemaRow, ShowtimeRow } from './rows.ts'

export function toCinemaSummary(row: CinemaRow): z.input<typeof CinemaSummary> {
  const { id, permalink, name, street, postcode, city, citySlug, lat, lon, screens } = row
  return {
    ...{ id, permalink, name, street, postcode, city, citySlug, lat, lon, screens },
    features: toFeatures(row.features),
    // A hundred metres is as exact as an address.
    distance: row.distance === null ? null : Math.round(row.distance * 10) / 10,
  }
}

export function toShowtimeBrief(row: ShowtimeRow): z.input<typeof ShowtimeBrief> {
  const { id, startsAt, version, features } = row
  return {
    id,
    startsAt: startsAt.toISOString(),
    version,
    features: toFeatures(features),
    auditorium: toHallName(row),
  }
}

const toHallName = ({ hall, auditorium }: ShowtimeRow) => hall ?? `Saal ${auditorium}`

/** All facts of a showtime that the modal shows. */
export function toShowtime(
  row: ShowtimeRow,
  cinema: CinemaRow,
  movie: SummaryWithStill['movie'],
  now: Date,
): z.input<typeof Showtime> {
  // The calendar day, not the cinema's business day: for the visitor, a showtime at half past midnight is tomorrow.
  const date = toBerlinDate(row.startsAt)
  return {
    id: row.id,
    date,
    time: toBerlinTime(row.startsAt),
    dateRelative: dateRelative(date, toBerlinDate(now)),
    cinemaName: cinema.name,
    cinemaUrl: toThingPath('cinemas', cinema.permalink),
    ticketUrl: row.ticketUrl,
    version: row.version,
    movieTitle: movie.title,
    movieUrl: toThingPath('movies', movie.permalink),
    moviePosterId: movie.poster?.id ?? null,
    moviePosterFilename: movie.poster?.filename ?? null,
    calendarUrl: `/cinema_showtimes/${row.id}.ics`,
    additionalFeatures: toFeatures(row.features),
    startsAt: row.startsAt.toISOString(),
    endsAt: toEnd(row.startsAt, movie.runtime),
    auditorium: toHallName(row),
    cinema: toCinemaSummary(cinema),
    movieId: movie.id,
    runtime: movie.runtime,
    fsk: movie.fsk,
    poster: movie.poster,
  }
}

/** The known features of a row; values that this version does not know are left out. */
export function toFeatures(values: readonly string[]): Feature[] {
  return values.flatMap((value) => {
    const feature = z.safeParse(Feature, value)
    return feature.success ? [feature.data] : []
  })
}
