import { notFound } from '@tanstack/react-router'
import { backgroundRef } from '../../../atoms/background/refs.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { seriesRef } from '../../../atoms/series/refs.ts'
import { consumptionsRef } from '../../../atoms/where/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type SeriesInput = LoaderInput & { params: { permalink: string } }

/** A series with its seasons, where it can be seen, and what is known around it. */
export async function loadSeries({ context: { store }, params, abortController }: SeriesInput) {
  const options = { signal: abortController.signal }
  const [found] = await Promise.all([
    store.set(loadResourceAtom, seriesRef(params.permalink), options),
    awaitAtOnce(store.set(loadResourceAtom, consumptionsRef('series', params.permalink, {}), options)),
    awaitAtOnce(store.set(loadResourceAtom, backgroundRef('series', params.permalink), options)),
  ])
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
