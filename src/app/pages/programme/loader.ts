import { redirect } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { cinemasCall, citiesCall } from '#contract/cinema.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import { cinemaMoviesCall } from '#contract/programme.ts'
import { type ProgrammeFilter, toProgrammeQuery } from '../../../atoms/cinema/cinema.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { recallCityAtom } from '../../../atoms/place/place.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/**
 * The programme of a place and a day, the cities to choose from, and the cinemas of the place. Answers the query it
 * asked, with the day always named: what is kept on the device for tomorrow is found again tomorrow.
 */
export async function loadProgramme({ context, deps, abortController }: LoaderInput & { deps: ProgrammeFilter }) {
  const { store } = context
  const { city, location, coordinates } = deps
  if (!city && !location && !coordinates) {
    const remembered = store.set(recallCityAtom)
    if (remembered) {
      throw redirect({ to: '/kino/kinoprogramm', search: { ...deps, city: remembered }, replace: true })
    }
  }
  const query = toProgrammeQuery(deps, deps.date ?? toBerlinDate(store.get(clockAtom).now()))
  const place = toPlace(deps)
  const options = { signal: abortController.signal }
  await awaitOnServer(
    Promise.all([
      store.set(loadResourceAtom, cinemaMoviesCall, { query }, options),
      store.set(loadResourceAtom, citiesCall, {}, options),
      store.set(loadResourceAtom, cinemasCall, { query: place }, options),
    ]),
  )
  return { query, place }
}

/** The place's part of a filter; the cinemas beside the programme are those of the city the server takes by default. */
function toPlace({ city, location, coordinates }: ProgrammeFilter): ProgrammeFilter {
  if (coordinates) return { coordinates }
  if (location) return { location }
  return { city: city ?? DEFAULT_CITY }
}
