import type { Answer } from '#contract/call.ts'
import type { MovieSummary } from '#contract/catalogue.ts'
import type { CinemaSummary } from '#contract/cinema.ts'
import type { ShowtimeId } from '#contract/ids.ts'
import type { OfflineBundle } from '#contract/offlineBundle.ts'
import { cinemaMoviesCall, type cinemaShowtimesCall, type movieShowtimesCall } from '#contract/programme.ts'
import type { ShowtimeBrief } from '#contract/showtimes.ts'
import { keptApart } from '../../sync/kinds.ts'
import { cinemaRef } from '../cinema/refs.ts'
import { type Loaded, pickResource, type Resource } from '../core/resource.ts'
import { toWeek } from '../favourites/toWeek.ts'
import { filmRef } from '../film/refs.ts'

type Resources = Readonly<Record<string, Resource<unknown>>>

/** A showtime as a loaded programme has it. */
export type KnownShowtime = { showtime: ShowtimeBrief; movie: MovieSummary; cinema: CinemaSummary; fetchedAt: string }

/**
 * Looks a showtime up in the programmes that this page has loaded: those of a place, of a film, of a cinema, of the
 * favourites.
 */
export function findKnownShowtime(resources: Resources, id: ShowtimeId): KnownShowtime | null {
  for (const [key, resource] of Object.entries(resources)) {
    if (resource.state === 'idle' || resource.last === null) continue
    const found = rowsOf(resources, key, resource.last).find(({ showtime }) => showtime.id === id)
    if (found) return { ...found, fetchedAt: resource.last.fetchedAt }
  }
  return null
}

type Row = Omit<KnownShowtime, 'fetchedAt'>

/** The showtimes of one resource with film and cinema; none where it is something else. The URL tells which it is. */
function rowsOf(resources: Resources, key: string, { data }: Loaded<unknown>): Row[] {
  const [path = ''] = key.split('?')
  if (path === cinemaMoviesCall.path) {
    return (data as Answer<typeof cinemaMoviesCall>).items.flatMap(({ movie, cinemas }) =>
      cinemas.flatMap(({ cinema, showtimes }) => showtimes.map((showtime) => ({ showtime, movie, cinema }))),
    )
  }
  if (keptApart.test(path)) return toWeek(data as OfflineBundle)
  const [, of, owner] = /^\/api\/(movies|cinemas)\/([^/]+)\/showtimes$/.exec(path) ?? []
  if (of === 'movies' && owner) {
    const movie = lastOf(pickResource(resources, filmRef(decodeURIComponent(owner))))
    return (data as Answer<typeof movieShowtimesCall>).items.flatMap(({ cinema, showtimes }) =>
      movie ? showtimes.map((showtime) => ({ showtime, movie, cinema })) : [],
    )
  }
  if (of === 'cinemas' && owner) {
    const cinema = lastOf(pickResource(resources, cinemaRef(decodeURIComponent(owner))))
    return (data as Answer<typeof cinemaShowtimesCall>).items.flatMap(({ movie, showtimes }) =>
      cinema ? showtimes.map((showtime) => ({ showtime, movie, cinema })) : [],
    )
  }
  return []
}

function lastOf<T>(resource: Resource<T>): T | null {
  return resource.state === 'idle' ? null : (resource.last?.data ?? null)
}
