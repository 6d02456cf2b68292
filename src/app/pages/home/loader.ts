import { cinemaMoviesCall } from '#contract/programme.ts'
import { moviesCall } from '#contract/titles.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { recallCityAtom } from '../../../atoms/place/place.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/**
 * New and popular films in the city chosen last, and the best of the catalogue. No day is asked for: what the device
 * keeps is then found again on another day, with its time.
 */
export async function loadHome({ context: { store }, abortController: { signal } }: LoaderInput) {
  const city = store.set(recallCityAtom)
  const place = city ? { city } : {}
  const load = (order: 'start' | 'popularity') =>
    store.set(loadResourceAtom, cinemaMoviesCall, { query: { ...place, order } }, { signal })
  await awaitOnServer(
    Promise.all([
      load('popularity'),
      load('start'),
      store.set(loadResourceAtom, moviesCall, { query: { order: 'rating' } }, { signal }),
    ]),
  )
  return { place }
}
