import type { CalendarDate } from '#contract/ids.ts'
import { cinemaMoviesCall } from '#contract/programme.ts'
import { decodeQuery } from '#contract/query.ts'
import { programmeCinemasRef } from '../../atoms/cinema/refs.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { pickResource, type Resource } from '../../atoms/core/resource.ts'
import { filmRef, filmShowtimesRef } from '../../atoms/film/refs.ts'
import { citiesRef } from '../../atoms/place/refs.ts'
import { programmeRef } from '../../atoms/programme/refs.ts'
import { consumptionsRef } from '../../atoms/where/refs.ts'

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
    toResourceKey(programmeRef({ ...(city ? { city } : {}), date })),
    toResourceKey(programmeCinemasRef(city ? { city } : {})),
    toResourceKey(citiesRef),
  ]
  return [...new Set([...loaded, ...today, ...films.flat(), ...pictures])]
}

/** The URLs that the page of each film of a programme loads; empty for other resources. */
function filmsOf(url: string, resource: Resource<unknown> | undefined): string[][] {
  const { pathname, search } = new URL(url, 'http://device')
  if (pathname !== cinemaMoviesCall.path || !resource) return []
  const programme = pickResource({ [cinemaMoviesCall.path]: resource }, programmeRef({}))
  if (programme.state !== 'ready') return []
  const { city } = decodeQuery(search)
  const { filters, items } = programme.last.data
  const place = typeof city === 'string' ? { city } : {}
  return items.map(({ movie }) => {
    const id = movie.permalink
    return [
      toResourceKey(filmRef(id)),
      toResourceKey(filmShowtimesRef(id, { date: filters.date, ...place })),
      toResourceKey(consumptionsRef('movies', id, place)),
    ]
  })
}
