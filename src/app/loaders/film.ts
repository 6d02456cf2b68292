import { notFound } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { movieCall } from '#contract/catalogue.ts'
import { cinemaMoviesCall, citiesCall, movieShowtimesCall } from '#contract/cinema.ts'
import type { MovieId } from '#contract/ids.ts'
import type { ProgrammeFilter } from '../../atoms/cinema.ts'
import { clockAtom } from '../../atoms/context.ts'
import { recallCityAtom } from '../../atoms/place.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

type FilmInput = LoaderInput & { params: { permalink: string } }

/**
 * A film and where it runs today in the remembered city. When the server cannot be reached, today's programme too: the
 * device may know the film from there.
 */
export async function loadFilm(input: FilmInput) {
  return loadFilmFor(input, {})
}

/** A film's showtimes on one day. */
export async function loadFilmShowtimes(input: FilmInput & { deps: ProgrammeFilter }) {
  const { context, abortController } = input
  const cities = context.store.set(loadResourceAtom, citiesCall, {}, { signal: abortController.signal })
  const [loaded] = await Promise.all([loadFilmFor(input, input.deps), awaitOnServer(cities)])
  return loaded
}

async function loadFilmFor({ context: { store }, params, abortController }: FilmInput, filter: ProgrammeFilter) {
  const movie = { params: { id: params.permalink as MovieId } }
  const today = toBerlinDate(store.get(clockAtom).now())
  const city = filter.city ?? (filter.coordinates ? undefined : (store.set(recallCityAtom) ?? undefined))
  const query = {
    date: filter.date ?? today,
    ...(city ? { city } : {}),
    ...(filter.coordinates ? { coordinates: filter.coordinates } : {}),
  }
  const options = { signal: abortController.signal }
  const [film] = await Promise.all([
    store.set(loadResourceAtom, movieCall, movie, options),
    awaitOnServer(store.set(loadResourceAtom, movieShowtimesCall, { ...movie, query }, options)),
  ])
  if (film.state === 'failed' && film.failure.reason === 'notFound') throw notFound()
  const programme = { ...(city ? { city } : {}), date: today }
  if (film.state === 'failed' && film.last === null) {
    await store.set(loadResourceAtom, cinemaMoviesCall, { query: programme }, options)
  }
  return { query, programme }
}
