import type { Answer } from '#contract/call.ts'
import type { CinemaMovie, cinemaMoviesCall } from '#contract/programme.ts'
import type { TitlesQuery } from '#contract/titles.ts'
import type { Resource } from '../core/resource.ts'

/** The filter and the look of lists of films and series, as the URL carries them. */
export type TitlesFilter = Pick<TitlesQuery, 'genre' | 'year' | 'country' | 'provider' | 'order'> & {
  /** Below each other instead of posters side by side. */
  view?: 'rows' | undefined
}

/** A film as the device knows it from a programme, with its showtimes and when they were fetched. */
export type KnownMovie = { item: CinemaMovie; fetchedAt: string }

/** A film as a loaded programme has it; null when it does not run there or no programme is loaded. */
export function findKnownMovie(
  programme: Resource<Answer<typeof cinemaMoviesCall>>,
  idOrPermalink: string,
): KnownMovie | null {
  if (programme.state === 'idle' || programme.last === null) return null
  const item = programme.last.data.items.find(
    ({ movie }) => movie.permalink === idOrPermalink || movie.id === idOrPermalink,
  )
  return item ? { item, fetchedAt: programme.last.fetchedAt } : null
}
