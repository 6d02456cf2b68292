import { citiesCall } from '#contract/cinema.ts'
import { startsCall, upcomingCall } from '#contract/releases.ts'
import type { ReleaseFilter } from '../../../atoms/cinema/cinema.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { recallCityAtom } from '../../../atoms/place/place.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type ReleasesInput = LoaderInput & { deps: ReleaseFilter }

/** Films that started lately, with where they run in the asked or remembered place. */
export async function loadStarts(input: ReleasesInput) {
  return loadReleases(input, startsCall)
}

/** Films to come. */
export async function loadUpcoming(input: ReleasesInput) {
  return loadReleases(input, upcomingCall)
}

async function loadReleases(
  { context: { store }, deps, abortController: { signal } }: ReleasesInput,
  call: typeof startsCall | typeof upcomingCall,
) {
  const hasPlace = deps.city ?? deps.location ?? deps.coordinates
  const remembered = hasPlace ? null : store.set(recallCityAtom)
  const query = remembered ? { ...deps, city: remembered } : deps
  await awaitOnServer(
    Promise.all([
      store.set(loadResourceAtom, call, { query }, { signal }),
      store.set(loadResourceAtom, citiesCall, {}, { signal }),
    ]),
  )
  return { query }
}
