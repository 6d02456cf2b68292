import { toUrl } from '#contract/call.ts'
import { movieCall } from '#contract/catalogue.ts'
import { cinemasCall, citiesCall } from '#contract/cinema.ts'
import { consumptionsCall } from '#contract/consumptions.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { cinemaMoviesCall, movieShowtimesCall } from '#contract/programme.ts'
import { decodeQuery } from '#contract/query.ts'
import { pickResource, type Resource, toResourceKey } from '../../atoms/core/resource.ts'

/** The limit of films: enough for an evening's choice, and few enough for a phone. */
const FILMS = 12

/**
 * The URLs that the worker should keep after a first page whose answers came inside its HTML: those answers, the pages
 * of the programme's first films with their consumptions, and the shown pictures. Today's programme belongs to it
 * wherever the visit began.
 */
export function toWarmUrls(
  resources: Readonly<Record<string, Resource<unknown>>>,
  pictures: readonly string[],
  { date, city }: { date: CalendarDate; city: string | null },
): readonly string[] {
  const loaded = Object.keys(resources).filter((url) => resources[url]?.state === 'ready')
  const films = loaded.flatMap((url) => filmsOf(url, resources[url])).slice(0, FILMS)
  const today = [
    toResourceKey(cinemaMoviesCall, { query: { ...(city ? { city } : {}), date } }),
    toResourceKey(cinemasCall, { query: { city: city ?? DEFAULT_CITY } }),
    toResourceKey(citiesCall),
  ]
  return [...new Set([...loaded, ...today, ...films.flat(), ...pictures])]
}

/** The URLs that the page of each film of a programme loads; empty for other resources. */
function filmsOf(url: string, resource: Resource<unknown> | undefined): string[][] {
  const { pathname, search } = new URL(url, 'http://device')
  if (pathname !== cinemaMoviesCall.path || !resource) return []
  const programme = pickResource({ [cinemaMoviesCall.path]: resource }, cinemaMoviesCall)
  if (programme.state !== 'ready') return []
  const { city } = decodeQuery(search)
  const { filters, items } = programme.last.data
  const place = typeof city === 'string' ? { city } : {}
  const query = { date: filters.date, ...place }
  return items.map(({ movie }) => {
    const id = movie.permalink
    return [
      toUrl(movieCall, { id }),
      toResourceKey(movieShowtimesCall, { params: { id }, query }),
      toResourceKey(consumptionsCall, { params: { type: 'movies', id }, query: place }),
    ]
  })
}
