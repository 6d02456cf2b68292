import type { MovieSummary } from '#contract/catalogue.ts'
import type { Cinema } from '#contract/cinema.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { OfflineBundle } from '#contract/offlineBundle.ts'
import type { Feature } from '#contract/screenings.ts'
import type { ShowtimeBrief } from '#contract/showtimes.ts'

/**
 * A showtime of a favourite cinema with film and cinema.
 *
 * - `date`: the business day, to which a showtime after midnight belongs.
 * - `features`: its own, and whether its hall is open to wheelchairs.
 */
export type WeekShow = {
  date: CalendarDate
  showtime: ShowtimeBrief
  movie: MovieSummary
  cinema: Cinema
  features: readonly Feature[]
}

/** Every showtime of a bundle, cinema by cinema, the most popular film of a day first. */
export function toWeek({ cinemas, movies }: OfflineBundle): WeekShow[] {
  const byId = new Map(movies.map((movie) => [movie.id, movie]))
  return cinemas.flatMap(({ cinema, days }) => {
    const open = new Set(
      cinema.auditoria.flatMap(({ name, features }) => (features.includes(OF_THE_HALL) ? [name] : [])),
    )
    return days.flatMap(({ date, films }) =>
      films.flatMap(({ movieId, showtimes }) => {
        const movie = byId.get(movieId)
        if (!movie) return []
        return showtimes.map((showtime): WeekShow => {
          const isOpen = showtime.auditorium !== undefined && open.has(showtime.auditorium)
          const features = isOpen ? [...showtime.features, OF_THE_HALL] : showtime.features
          return { date, showtime, movie, cinema, features }
        })
      }),
    )
  })
}

const OF_THE_HALL: Feature = 'barrierefrei'
