import * as z from 'zod/mini'
import { Release, ReleaseFilters } from '#contract/releases.ts'
import { aMovieSummary, aStill } from './catalogue.ts'

type Overrides<T extends z.core.$ZodType> = Partial<z.input<T>>

/** A film that started on Thursday, 19 November 2026 and is shown in three cinemas. */
export function aRelease(overrides: Overrides<typeof Release> = {}): Release {
  return z.parse(Release, {
    movie: aMovieSummary(),
    still: aStill(),
    releaseDate: '2026-11-19',
    synopsis: 'Zwei Engel hören den Gedanken der Menschen zu.',
    directors: ['Wim Wenders'],
    cinemas: 3,
    nextShowtime: '2026-11-21T19:15:00.000Z',
    ...overrides,
  })
}

/** The server's filters for a query without any. */
export function aReleaseFilters(overrides: Overrides<typeof ReleaseFilters> = {}): ReleaseFilters {
  return z.parse(ReleaseFilters, {
    city: 'berlin',
    cityName: 'Berlin',
    location: null,
    coordinates: null,
    genre: [],
    order: 'start',
    ...overrides,
  })
}
