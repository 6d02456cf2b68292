import { notFound } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { cinemaRef, cinemaShowtimesRef } from '../../../atoms/cinema/refs.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type CinemaInput = LoaderInput & { params: { permalink: string }; deps: { date?: string } }

/** A cinema and its programme on one day. */
export async function loadCinema({ context: { store }, params, deps, abortController }: CinemaInput) {
  const query = { date: deps.date ?? toBerlinDate(store.get(clockAtom).now()) }
  const options = { signal: abortController.signal }
  const [found] = await Promise.all([
    store.set(loadResourceAtom, cinemaRef(params.permalink), options),
    awaitAtOnce(store.set(loadResourceAtom, cinemaShowtimesRef(params.permalink, query.date), options)),
  ])
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
  return { query }
}
