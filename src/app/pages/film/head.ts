import type { Movie } from '#contract/catalogue.ts'
import { toImageUrl } from '#contract/image.ts'
import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { filmRef, filmShowtimesRef } from '../../../atoms/film/refs.ts'
import { partNames } from '../../../texts/breadcrumbs.ts'
import * as texts from '../../../texts/film.ts'
import type { Crumb } from '../../core/breadcrumbs.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { toScreeningEvents } from '../../core/screeningEvents.ts'
import { toAggregateRating } from '../../core/toAggregateRating.ts'
import { toAwards } from '../../core/toAwards.ts'
import type { loadFilmShowtimes } from './loader.ts'

type FilmHeadInput = {
  match: { context: { store: Store } }
  params: { permalink: string }
  loaderData?: Awaited<ReturnType<typeof loadFilmShowtimes>> | undefined
}

/** A film's page. Nothing while the device does not know the film. */
export async function filmHead({ match, params }: FilmHeadInput) {
  const { store } = match.context
  const movie = findMovie(store, params.permalink)
  if (!movie) return {}
  return toPageHead(store, {
    title: movie.year === null ? movie.title : `${movie.title} (${movie.year})`,
    description: texts.filmDescription(movie.title, movie.year, movie.synopsis),
    path: toThingPath('movies', movie.permalink),
    type: 'video.movie',
    trail: import.meta.env.SSR && ['movies', [toMovieCrumb(movie)]],
    image: movie.still ?? movie.poster,
    jsonLd: import.meta.env.SSR && {
      ...toMovieJsonLd(movie, store.get(originAtom)),
      ...toAwards(store, 'movies', params.permalink),
    },
  })
}

/** The head of a film's showtimes, with these as events. */
export async function filmShowtimesHead({ match, params, loaderData }: FilmHeadInput) {
  const { store } = match.context
  const movie = findMovie(store, params.permalink)
  if (!movie || !loaderData) return {}
  const showtimes = pickResource(store.get(resourcesAtom), filmShowtimesRef(params.permalink, loaderData.query))
  const items = showtimes.state === 'idle' ? [] : (showtimes.last?.data.items ?? [])
  return toPageHead(store, {
    title: texts.filmShowtimesTitle(movie.title),
    description: texts.filmShowtimesDescription(movie.title),
    path: toThingPath('movies', movie.permalink, 'showtimes'),
    trail: import.meta.env.SSR && [
      'movies',
      [toMovieCrumb(movie), [partNames.showtimes, toThingPath('movies', movie.permalink, 'showtimes')]],
    ],
    image: movie.still ?? movie.poster,
    jsonLd: import.meta.env.SSR && { '@graph': toScreeningEvents(items, movie, store.get(originAtom)) },
  })
}

/** A film as a page on the way to another one. */
export const toMovieCrumb = ({ title, permalink }: Pick<Movie, 'title' | 'permalink'>): Crumb => [
  title,
  toThingPath('movies', permalink),
]

/** The film of an address, if the device knows it. */
export function findMovie(store: Store, permalink: string): Movie | null {
  const film = pickResource(store.get(resourcesAtom), filmRef(permalink))
  return film.state === 'idle' ? null : (film.last?.data ?? null)
}

function toMovieJsonLd(movie: Movie, origin: string): object {
  const named = (job: string) =>
    movie.credits.filter((credit) => credit.job === job).map(({ name }) => ({ '@type': 'Person', name }))
  return {
    '@type': 'Movie',
    name: movie.title,
    url: origin + toThingPath('movies', movie.permalink),
    ...(movie.originalTitle ? { alternateName: movie.originalTitle } : {}),
    ...(movie.synopsis ? { description: movie.synopsis } : {}),
    ...(movie.poster ? { image: origin + toImageUrl(movie.poster, movie.poster.widths.at(-1) ?? 0) } : {}),
    ...(movie.releaseDate ? { datePublished: movie.releaseDate } : {}),
    ...(movie.runtime ? { duration: `PT${movie.runtime}M` } : {}),
    genre: movie.genres,
    director: named('director'),
    actor: named('cast'),
    ...toAggregateRating(movie.community),
  }
}
