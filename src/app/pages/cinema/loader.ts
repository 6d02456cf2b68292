import { notFound } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { cinemaCall } from '#contract/cinema.ts'
import { cinemaShowtimesCall } from '#contract/programme.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type CinemaInput = LoaderInput & { params: { permalink: string }; deps: { date?: string } }

/** A cinema and its programme on one day. */
export async function loadCinema({ context: { store }, params, deps, abortController }: CinemaInput) {
  const cinema = { params: { id: params.permalink } }
  const query = { date: deps.date ?? toBerlinDate(store.get(clockAtom).now()) }
  const options = { signal: abortController.signal }
  const [found] = await Promise.all([
    store.set(loadResourceAtom, cinemaCall, cinema, options),
    awaitOnServer(store.set(loadResourceAtom, cinemaShowtimesCall, { ...cinema, query }, options)),
  ])
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
  return { query }
}
