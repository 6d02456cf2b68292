import * as z from 'zod/mini'
import { Series, SeriesCredit, SeriesSummary } from '#contract/series.ts'
import { anImage, aStill } from './catalogue.ts'

type Overrides<T extends z.core.$ZodType> = Partial<z.input<T>>

/** A series as lists show it: `Dark` by default. */
export function aSeriesSummary(overrides: Overrides<typeof SeriesSummary> = {}): SeriesSummary {
  return z.parse(SeriesSummary, {
    id: 'se-dark',
    permalink: 'dark',
    title: 'Dark',
    year: 2017,
    endYear: 2020,
    status: 'ended',
    seasonsCount: 3,
    fsk: 16,
    genres: ['Mystery', 'Science Fiction', 'Drama'],
    poster: anImage({ id: 'sp-dark', filename: 'dark' }),
    rating: { average: 8.5, count: 390 },
    ...overrides,
  })
}

/** A credit of a series; a creator by default. */
export function aSeriesCredit(overrides: Overrides<typeof SeriesCredit> = {}): SeriesCredit {
  return z.parse(SeriesCredit, {
    personId: 'jantje-friese',
    name: 'Jantje Friese',
    job: 'creator',
    role: null,
    ...overrides,
  })
}

/** A series with everything its page shows. `rating` follows `community`, `seasonsCount` the seasons. */
export function aSeries(overrides: Overrides<typeof Series> = {}): Series {
  const community = overrides.community ?? {
    average: 8.5,
    count: 390,
    distribution: [1, 2, 2, 3, 5, 9, 18, 60, 140, 110, 40],
  }
  const seasons = overrides.seasons ?? [
    { number: 1, year: 2017, episodes: 10 },
    { number: 2, year: 2019, episodes: 8 },
    { number: 3, year: 2020, episodes: null },
  ]
  return z.parse(Series, {
    ...aSeriesSummary({ rating: { average: community.average, count: community.count }, seasonsCount: seasons.length }),
    originalTitle: null,
    countries: ['Deutschland'],
    runtime: 55,
    synopsis: 'Vier Familien suchen einen Jungen und merken zu spät, dass sie nach dem Wann fragen müssten.',
    credits: [
      aSeriesCredit(),
      aSeriesCredit({ personId: 'louis-hofmann', name: 'Louis Hofmann', job: 'cast', role: 'Jonas Kahnwald' }),
    ],
    still: aStill({ id: 'ss-dark', filename: 'dark' }),
    critics: { average: 8.2, count: 5, distribution: [0, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0] },
    ...overrides,
    community,
    seasons,
  })
}
