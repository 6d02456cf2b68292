import { notFound } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { backgroundRef } from '../../../atoms/background/refs.ts'
import type { ProgrammeFilter } from '../../../atoms/cinema/cinema.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { toResourceKey } from '../../../atoms/core/reference.ts'
import { loadResourceAtom, type Resource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { filmRef, filmShowtimesRef } from '../../../atoms/film/refs.ts'
import { type Place, recallCityAtom } from '../../../atoms/place/place.ts'
import { citiesRef } from '../../../atoms/place/refs.ts'
import { programmeRef } from '../../../atoms/programme/refs.ts'
import { consumptionsRef } from '../../../atoms/where/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput, Store } from '../../core/loaderInput.ts'

type FilmInput = LoaderInput & { params: { permalink: string } }

/**
 * A film, where it runs today in the asked place or the remembered city, where else it can be seen, and what is known
 * around it. When the server cannot be reached, today's programme too: the device may know the film from there.
 */
export async function loadFilm(input: FilmInput & { deps: Place }) {
  const { context, params, deps, abortController } = input
  await refuseKnownMissing(input)
  const place = toPlace(context.store, deps)
  const options = { signal: abortController.signal }
  const where = consumptionsRef('movies', params.permalink, place)
  const background = backgroundRef('movies', params.permalink)
  const [loaded] = await Promise.all([
    loadFilmFor(input, deps),
    awaitAtOnce(context.store.set(loadResourceAtom, where, options)),
    awaitAtOnce(context.store.set(loadResourceAtom, background, options)),
  ])
  return { ...loaded, place }
}

/** A film's showtimes on one day. */
export async function loadFilmShowtimes(input: FilmInput & { deps: ProgrammeFilter }) {
  await refuseKnownMissing(input)
  const { context, abortController } = input
  const cities = context.store.set(loadResourceAtom, citiesRef, { signal: abortController.signal })
  const [loaded] = await Promise.all([loadFilmFor(input, input.deps), awaitAtOnce(cities)])
  return loaded
}

/**
 * A film that was not there when it was asked for last is asked for alone, before what belongs to it: that would only be
 * refused too. All others are asked for at once with what belongs to them, which costs no time.
 */
async function refuseKnownMissing({ context: { store }, params, abortController }: FilmInput): Promise<void> {
  if (!isMissing(store.get(resourcesAtom)[toResourceKey(filmRef(params.permalink))])) return
  const film = await store.set(loadResourceAtom, filmRef(params.permalink), { signal: abortController.signal })
  if (isMissing(film)) throw notFound()
}

const isMissing = (film: Resource<unknown> | undefined) =>
  film?.state === 'failed' && film.failure.reason === 'notFound'

async function loadFilmFor({ context: { store }, params, abortController }: FilmInput, filter: ProgrammeFilter) {
  const today = toBerlinDate(store.get(clockAtom).now())
  const place = toPlace(store, filter)
  const query = { date: filter.date ?? today, ...place }
  const options = { signal: abortController.signal }
  const [film] = await Promise.all([
    store.set(loadResourceAtom, filmRef(params.permalink), options),
    awaitAtOnce(store.set(loadResourceAtom, filmShowtimesRef(params.permalink, query), options)),
  ])
  if (isMissing(film)) throw notFound()
  const programme = { ...place, date: today }
  if (film.state === 'failed' && film.last === null) {
    await store.set(loadResourceAtom, programmeRef(programme), options)
  }
  return { query, programme }
}

/** The asked place, else the city chosen last on this device, else none: the server takes its own. */
function toPlace(store: Store, { city, location, coordinates }: Place): Place {
  if (coordinates) return { coordinates }
  if (location) return { location }
  const named = city ?? store.set(recallCityAtom)
  return named ? { city: named } : {}
}
