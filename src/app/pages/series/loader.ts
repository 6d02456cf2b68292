import { notFound } from '@tanstack/react-router'
import { consumptionsCall } from '#contract/consumptions.ts'
import { seriesCall } from '#contract/series.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type SeriesInput = LoaderInput & { params: { permalink: string } }

/** A series with its seasons, and where it can be seen. */
export async function loadSeries({ context: { store }, params, abortController }: SeriesInput) {
  const series = { params: { id: params.permalink } }
  const options = { signal: abortController.signal }
  const where = { params: { type: 'series' as const, id: series.params.id }, query: {} }
  const [found] = await Promise.all([
    store.set(loadResourceAtom, seriesCall, series, options),
    awaitOnServer(store.set(loadResourceAtom, consumptionsCall, where, options)),
  ])
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
