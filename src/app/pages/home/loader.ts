import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { toHomeRows } from '../../../atoms/home/rows.ts'
import { recallCityAtom } from '../../../atoms/place/place.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** New and popular films in the city chosen last, and the best of the catalogue. */
export async function loadHome({ context: { store }, abortController: { signal } }: LoaderInput) {
  const city = store.set(recallCityAtom)
  const place = city ? { city } : {}
  const { popular, newest, best } = toHomeRows(place)
  await awaitAtOnce(Promise.all([popular, newest, best].map((row) => store.set(loadResourceAtom, row, { signal }))))
  return { place }
}
