import type { CalendarDate } from '#contract/ids.ts'
import type { Feature } from '#contract/screenings.ts'
import { toPermalink, toSortKey } from '../catalogue/service.ts'
import type { DatedFilm } from './films/datedFilm.ts'
import { toMovieId } from './films/film.ts'
import type { DemoCinema } from './places/cinema.ts'
import { planDay } from './programme/planDay.ts'
import type { CinemaRows, ShowtimeRow } from './rows.ts'
import type { DemoWorld } from './world.ts'

const toCinemaId = (cinema: DemoCinema) => `c-${toCinemaPermalink(cinema)}`

/** With its city where the name does not hold it. */
function toCinemaPermalink({ name, city }: DemoCinema): string {
  const permalink = toPermalink(name)
  return permalink.endsWith(city) ? permalink : `${permalink}-${city}`
}

export function toCinemaRows({ cinemas, cities }: Pick<DemoWorld, 'cinemas' | 'cities'>): CinemaRows {
  return {
    cities: cities.map((city) => ({ ...city, sortKey: toSortKey(city.name) })),
    cinemas: cinemas.map((cinema) => ({
      id: toCinemaId(cinema),
      permalink: toCinemaPermalink(cinema),
      name: cinema.name,
      sortKey: toSortKey(cinema.name),
      street: cinema.street,
      postcode: cinema.postcode,
      citySlug: cinema.city,
      lat: cinema.lat,
      lon: cinema.lon,
      features: [...new Set(cinema.halls.flatMap(([, , ...features]): Feature[] => features))].sort(),
    })),
    auditoria: cinemas.flatMap((cinema) =>
      cinema.halls.map(([name, seats, ...features], index) => ({
        cinemaId: toCinemaId(cinema),
        number: index + 1,
        name,
        seats,
        features: [...features],
      })),
    ),
  }
}

/** Every show in every cinema on a business day. */
export function toShowtimeRows(
  date: CalendarDate,
  films: readonly DatedFilm[],
  cinemas: readonly DemoCinema[],
): ShowtimeRow[] {
  return cinemas.flatMap((cinema) =>
    planDay(cinema, date, films).map(({ id, film, auditorium, startsAt, version, features }) => ({
      id,
      movieId: toMovieId(film.permalink),
      cinemaId: toCinemaId(cinema),
      auditorium,
      startsAt,
      date,
      version,
      features,
      // A reserved domain: nobody sells tickets for a cinema that does not exist.
      ticketUrl: cinema.house === 'repertory' ? null : `https://tickets.example/${id}`,
    })),
  )
}
