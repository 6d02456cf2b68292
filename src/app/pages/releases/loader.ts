import type { ReleaseFilter } from '../../../atoms/cinema/cinema.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { recallCityAtom } from '../../../atoms/place/place.ts'
import { citiesRef } from '../../../atoms/place/refs.ts'
import { startsRef, upcomingRef } from '../../../atoms/releases/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type ReleasesInput = LoaderInput & { deps: ReleaseFilter }

/** Films that started lately, with where they run in the asked or remembered place. */
export async function loadStarts(input: ReleasesInput) {
  return loadReleases(input, startsRef)
}

/** Films to come. */
export async function loadUpcoming(input: ReleasesInput) {
  return loadReleases(input, upcomingRef)
}

async function loadReleases(
  { context: { store }, deps, abortController: { signal } }: ReleasesInput,
  toReference: typeof startsRef | typeof upcomingRef,
) {
  const hasPlace = deps.city ?? deps.location ?? deps.coordinates
  const remembered = hasPlace ? null : store.set(recallCityAtom)
  const query = remembered ? { ...deps, city: remembered } : deps
  await awaitAtOnce(
    Promise.all([
      store.set(loadResourceAtom, toReference(query), { signal }),
      store.set(loadResourceAtom, citiesRef, { signal }),
    ]),
  )
  return { query }
}
