import type { MovieSummary } from '#contract/catalogue.ts'
import type { CinemaSummary } from '#contract/cinema.ts'
import type { CinemaShowtimes } from '#contract/programme.ts'
import { toThingPath } from '#contract/things.ts'

/** Showtimes as schema.org sees them. */
export function toScreeningEvents(items: readonly CinemaShowtimes[], movie: MovieSummary, origin: string): object[] {
  return items.flatMap(({ cinema, showtimes }) =>
    showtimes.map(({ startsAt, version, features }) => ({
      '@type': 'ScreeningEvent',
      name: movie.title,
      startDate: startsAt,
      workPresented: { '@type': 'Movie', name: movie.title, url: origin + toThingPath('movies', movie.permalink) },
      location: toTheaterJsonLd(cinema, origin),
      inLanguage: version === 'DF' ? 'de' : undefined,
      subtitleLanguage: version === 'OmU' || features.includes('UT') ? 'de' : version === 'OmeU' ? 'en' : undefined,
    })),
  )
}

export function toTheaterJsonLd(cinema: CinemaSummary, origin: string): object {
  return {
    '@type': 'MovieTheater',
    name: cinema.name,
    url: origin + toThingPath('cinemas', cinema.permalink),
    screenCount: cinema.screens,
    address: {
      '@type': 'PostalAddress',
      streetAddress: cinema.street,
      postalCode: cinema.postcode,
      addressLocality: cinema.city,
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: cinema.lat, longitude: cinema.lon },
  }
}
