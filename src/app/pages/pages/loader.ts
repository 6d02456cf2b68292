import { notFound } from '@tanstack/react-router'
import { cinemasRef } from '../../../atoms/cinema/refs.ts'
import { loadResourceAtom, pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { citiesRef } from '../../../atoms/place/refs.ts'
import { findStaticPage } from '../../../texts/pages/staticPages.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** A page that is written; any other name is a 404. */
export async function loadStaticPage({ params }: { params: { name: string } }): Promise<void> {
  if (findStaticPage(params.name) === null) throw notFound()
}

/** The directory of everything names the cities. */
export async function loadDirectory({ context: { store }, abortController: { signal } }: LoaderInput): Promise<void> {
  await awaitAtOnce(store.set(loadResourceAtom, citiesRef, { signal }))
}

type CinemasInput = LoaderInput & { deps: { city?: string } }

/** The cities with cinemas and, where one is chosen, its cinemas. A city that we do not know is a 404. */
export async function loadCinemas({ context: { store }, deps: { city }, abortController: { signal } }: CinemasInput) {
  const cinemas = city ? store.set(loadResourceAtom, cinemasRef({ city }), { signal }) : Promise.resolve()
  await Promise.all([store.set(loadResourceAtom, citiesRef, { signal }), awaitAtOnce(cinemas)])
  const cities = pickResource(store.get(resourcesAtom), citiesRef)
  const known = cities.state === 'idle' ? null : (cities.last?.data.items ?? null)
  if (city !== undefined && known !== null && !known.some(({ slug }) => slug === city)) throw notFound()
}
