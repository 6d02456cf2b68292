import { toUrl } from '#contract/call.ts'
import { movieCall } from '#contract/catalogue.ts'
import { cinemaMoviesCall } from '#contract/cinema.ts'
import { pickResource, type Resource } from '../atoms/resource.ts'

/** Enough for an evening's choice, little enough to be no burden on a phone. */
const FILMS = 12

/**
 * What the worker should keep of a first page whose answers came inside its HTML: those answers, the pages of the
 * programme's first films, and the pictures that were drawn.
 */
export function toWarmUrls(
  resources: Readonly<Record<string, Resource<unknown>>>,
  pictures: readonly string[],
): readonly string[] {
  const loaded = Object.entries(resources).filter(([, resource]) => resource.state === 'ready')
  const films = loaded
    .filter(([url]) => new URL(url, 'http://device').pathname === cinemaMoviesCall.path)
    .flatMap(([url]) => {
      const programme = pickResource({ '/api/cinema/movies': resources[url] ?? { state: 'idle' } }, cinemaMoviesCall)
      return programme.state === 'ready' ? programme.last.data.items : []
    })
    .slice(0, FILMS)
    .map(({ movie }) => toUrl(movieCall, { id: movie.permalink }))
  return [...new Set([...loaded.map(([url]) => url), ...films, ...pictures])]
}
