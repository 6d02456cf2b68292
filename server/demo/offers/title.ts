import { daysBetween } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { DatedFilm } from '../films/datedFilm.ts'
import { toMovieId } from '../films/film.ts'
import { type DemoSeries, toSeriesId, toSeriesPermalink } from '../series/series.ts'

/** A film or series as offers see it. */
export type OfferedTitle = {
  readonly itemType: 'movies' | 'series'
  readonly itemId: string
  readonly permalink: string
  /** The day it was first to be seen; of old ones guessed from the year, which nobody is shown. */
  readonly firstShown: CalendarDate
  readonly popularity: number
  readonly isGerman: boolean
}

export function toOfferedFilm(film: DatedFilm): OfferedTitle {
  return {
    itemType: 'movies',
    itemId: toMovieId(film.permalink),
    permalink: film.permalink,
    firstShown: film.start ?? `${film.year}-06-30`,
    popularity: film.popularity,
    isGerman: film.countries.includes('Deutschland'),
  }
}

export function toOfferedSeries(series: DemoSeries): OfferedTitle {
  return {
    itemType: 'series',
    itemId: toSeriesId(series),
    permalink: toSeriesPermalink(series),
    firstShown: `${series.year}-01-01`,
    popularity: series.popularity,
    isGerman: series.countries.includes('Deutschland'),
  }
}

/** Days since a title was first shown; negative before. */
export const ageOf = (title: OfferedTitle, date: CalendarDate) => daysBetween(title.firstShown, date)

/** How long a film is in cinemas and nowhere else. */
export const CINEMA_DAYS = 90
