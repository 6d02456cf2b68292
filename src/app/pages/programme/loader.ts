import { redirect } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import type { ProgrammeFilter } from '../../../atoms/cinema/cinema.ts'
import { programmeCinemasRef } from '../../../atoms/cinema/refs.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { recallCityAtom } from '../../../atoms/place/place.ts'
import { citiesRef } from '../../../atoms/place/refs.ts'
import { programmeRef } from '../../../atoms/programme/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
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
  const query = { ...deps, date: deps.date ?? toBerlinDate(store.get(clockAtom).now()) }
  const options = { signal: abortController.signal }
  await awaitAtOnce(
    Promise.all([
      store.set(loadResourceAtom, programmeRef(query), options),
      store.set(loadResourceAtom, citiesRef, options),
      store.set(loadResourceAtom, programmeCinemasRef(query), options),
    ]),
  )
  return { query }
}
