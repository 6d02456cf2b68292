import { notFound } from '@tanstack/react-router'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { filmRef } from '../../../atoms/film/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

export type FilmInput = LoaderInput & { params: { permalink: string } }

/** The film gives the page its title, and decides whether there is such a page. */
export async function loadWithFilm({ context, params, abortController }: FilmInput, loading: Promise<unknown>) {
  const [film] = await Promise.all([
    context.store.set(loadResourceAtom, filmRef(params.permalink), { signal: abortController.signal }),
    awaitAtOnce(loading),
  ])
  if (film.state === 'failed' && film.failure.reason === 'notFound') throw notFound()
}
