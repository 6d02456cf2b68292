import * as z from 'zod/mini'
import { addDays } from '#contract/berlin.ts'
import type { CinemaId } from '#contract/ids.ts'
import { type BundledCinema, OfflineBundle } from '#contract/offlineBundle.ts'
import type { OfflineBundleCache } from '../../src/sync/offlineBundle/kept.ts'
import { aMovie, anImage } from './catalogue.ts'
import { aCinema, aShowtimeBrief } from './cinema.ts'

/** A film of a bundle, with a poster of its own. */
const aBundledMovie = (name: string) =>
  aMovie({ id: `m-${name}`, permalink: name, title: name, poster: anImage({ id: `p-${name}`, filename: name }) })

/** A cinema that shows these films on seven days, each once. */
export function aBundledCinema(name: string, films: readonly string[], from = '2026-11-21'): BundledCinema {
  const cinema = aCinema({ id: `c-${name}` as CinemaId, permalink: name, name })
  const days = Array.from({ length: 7 }, (_, day) => addDays(from, day)).map((date) => ({
    date,
    films: films.map((film) => ({
      movieId: aBundledMovie(film).id,
      showtimes: [aShowtimeBrief({ id: `st-${name}-${film}-${date}` })],
    })),
  }))
  return { cinema, days }
}

/** The server's answer for these cinemas. */
export function anOfflineBundle(cinemas: readonly BundledCinema[]): OfflineBundle {
  const shown = cinemas.flatMap(({ days }) => days.flatMap(({ films }) => films.map(({ movieId }) => movieId)))
  const movies = [...new Set(shown)].map((id) => aBundledMovie(id.slice(2)))
  const images = movies.map(({ poster }) => ({ id: poster?.id, filename: poster?.filename, width: 148 }))
  return z.parse(OfflineBundle, { cinemas, movies, images, missing: [] })
}

/** A cache in memory. `room` is the number of bytes that fit; more is refused, as in browsers. */
export function anOfflineBundleCache(
  room = Number.POSITIVE_INFINITY,
): OfflineBundleCache & { paths(): string[]; room: number } {
  const entries = new Map<string, { bytes: number; response: Response }>()
  const toPath = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, 'http://localhost').pathname
  const cache = {
    room,
    paths: () => [...entries.keys()],
    keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
    match: async (key: RequestInfo | URL) => entries.get(toPath(key))?.response.clone(),
    delete: async (key: RequestInfo | URL) => entries.delete(toPath(key)),
    put: async (key: RequestInfo | URL, response: Response) => {
      const path = toPath(key)
      const bytes = (await response.clone().blob()).size
      const others = [...entries].reduce((sum, [other, entry]) => (other === path ? sum : sum + entry.bytes), 0)
      if (others + bytes > cache.room) throw new DOMException('Quota exceeded', 'QuotaExceededError')
      entries.set(path, { bytes, response })
    },
  }
  return cache
}
