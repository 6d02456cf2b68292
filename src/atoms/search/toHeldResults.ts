import * as z from 'zod/mini'
import { MovieSummary, RatingSummary } from '#contract/catalogue.ts'
import { CinemaSummary } from '#contract/cinema.ts'
import { displayTypes } from '#contract/itemClasses.ts'
import { TitleCard } from '#contract/marks.ts'
import { Person } from '#contract/people.ts'
import type { SearchResult } from '#contract/search.ts'
import { SeriesSummary } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import { forEachHeld } from './forEachHeld.ts'

const originalTitle = z.optional(z.nullable(z.string()))
const HeldMovie = z.extend(MovieSummary, { originalTitle })
const HeldSeries = z.extend(SeriesSummary, { originalTitle })
const HeldCinema = z.pick(CinemaSummary, { id: true, permalink: true, name: true, street: true, city: true })
/** A title on a list. */
const Listed = z.extend(TitleCard, {
  type: z.enum(['movies', 'series']),
  id: z.string(),
  genres: z.array(z.string()),
  rating: RatingSummary,
})

/** The number of titles that a person is known for, in one line. */
const KNOWN_FOR = 3

/** A result with what it is filtered by, as far as the device knows it. */
export type HeldResult = SearchResult & {
  facts: { year: number | null; jobs: readonly string[]; city: string | null }
}

const nothing = { year: null, jobs: [], city: null }

/**
 * Every film, series, person and cinema that is named anywhere in these answers, each once, as the search shows them.
 *
 * @param answers of any call, unparsed.
 */
export function toHeldResults(answers: Iterable<unknown>): HeldResult[] {
  const found = new Map<string, HeldResult>()
  forEachHeld(answers, (value) => {
    const result = 'permalink' in value && toResult(value)
    if (result) found.set(result.path, merge(found.get(result.path), result))
  })
  return [...found.values()]
}

/** A list's entry has no original title: what a film's own answer says stays. */
const merge = (before: HeldResult | undefined, next: HeldResult): HeldResult => ({
  ...next,
  originalTitle: next.originalTitle ?? before?.originalTitle ?? null,
})

/** A series' own answer has all that a film's has: it is tried before. */
function toResult(value: object): HeldResult | null {
  const series = z.safeParse(HeldSeries, value)
  if (series.success) return toTitle(series.data, 'Series')
  const movie = z.safeParse(HeldMovie, value)
  if (movie.success) return toTitle(movie.data, 'Movie')
  const listed = z.safeParse(Listed, value)
  if (listed.success) return toTitle(listed.data, listed.data.type === 'movies' ? 'Movie' : 'Series')
  const person = z.safeParse(Person, value)
  if (person.success) return toPerson(person.data)
  const cinema = z.safeParse(HeldCinema, value)
  return cinema.success ? toCinema(cinema.data) : null
}

type Title = Pick<MovieSummary, 'permalink' | 'title' | 'year' | 'genres' | 'poster' | 'rating'> & {
  id: string
  originalTitle?: string | null | undefined
}

function toTitle(title: Title, itemClass: 'Movie' | 'Series'): HeldResult {
  const { id, permalink, year, genres, poster, rating, originalTitle: original = null } = title
  return {
    ...{ id, itemClass, displayType: displayTypes[itemClass], title: title.title, poster, genres, rating },
    card: { permalink, title: title.title, year, poster },
    path: toThingPath(itemClass === 'Movie' ? 'movies' : 'series', permalink),
    meta: year === null ? '' : `${year}`,
    originalTitle: original === title.title ? null : original,
    facts: { ...nothing, year },
  }
}

function toPerson({ id, permalink, name, films, series }: Person): HeldResult {
  const titles = [...films.map(({ movie }) => movie), ...series.map((work) => work.series)]
  const known = [...new Set(titles.sort((a, b) => b.rating.count - a.rating.count).map(({ title }) => title))]
  return {
    ...{
      id,
      path: toThingPath('people', permalink),
      itemClass: 'Person',
      displayType: displayTypes.Person,
      title: name,
    },
    ...{ meta: known.slice(0, KNOWN_FOR).join(', '), poster: null, originalTitle: null, genres: [], rating: null },
    facts: { ...nothing, jobs: [...films, ...series].map(({ job }) => job) },
  }
}

function toCinema({ id, permalink, name, street, city }: z.infer<typeof HeldCinema>): HeldResult {
  return {
    ...{
      id,
      path: toThingPath('cinemas', permalink),
      itemClass: 'Cinema',
      displayType: displayTypes.Cinema,
      title: name,
    },
    ...{ meta: `${street}, ${city}`, poster: null, originalTitle: null, genres: [], rating: null },
    facts: { ...nothing, city },
  }
}
