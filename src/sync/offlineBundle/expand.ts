import type { OfflineBundle } from '#contract/offlineBundle.ts'
import { cut, OFFLINE_BUNDLE_PATH } from './kept.ts'

/**
 * The answer that a bundle holds for a call's URL, or null when it holds none. Lists are whole: there is no second page.
 * Of a bundle of other cinemas the part is answered that is here.
 *
 * @param url as a view asks for it; showtimes are found by the day it names.
 */
export function expand(bundle: OfflineBundle, url: URL): unknown {
  const { cinemas, movies } = bundle
  if (url.pathname === OFFLINE_BUNDLE_PATH) {
    const part = cut(bundle, url.searchParams.getAll('ids[]'))
    return part.cinemas.length > 0 ? part : null
  }
  const [, of, encoded = '', list] = /^\/api\/(cinemas|movies)\/([^/]+)(\/showtimes)?$/.exec(url.pathname) ?? []
  const id = decodeURIComponent(encoded)
  const isAsked = (thing: { id: string; permalink: string }) => thing.id === id || thing.permalink === id
  if (of === 'movies') return list ? null : (movies.find(isAsked) ?? null)
  const found = of && cinemas.find(({ cinema }) => isAsked(cinema))
  if (!found) return null
  if (!list) return found.cinema
  const day = found.days.find(({ date }) => date === url.searchParams.get('date'))
  if (!day || url.searchParams.has('page')) return null
  const items = day.films.flatMap(({ movieId, showtimes }) => {
    const movie = movies.find((one) => one.id === movieId)
    return movie ? [{ movie, showtimes }] : []
  })
  return { items, nextPage: null, filters: { date: day.date } }
}
