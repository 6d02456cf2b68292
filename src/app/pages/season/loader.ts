import { notFound } from '@tanstack/react-router'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { isSeasonNumber, seasonRef } from '../../../atoms/series/refs.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type SeasonInput = LoaderInput & { params: { permalink: string; number: string } }

/** A season with its episodes. */
export async function loadSeason({ context: { store }, params, abortController }: SeasonInput) {
  if (!isSeasonNumber(params.number)) throw notFound()
  const season = seasonRef(params.permalink, params.number)
  const found = await store.set(loadResourceAtom, season, { signal: abortController.signal })
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
