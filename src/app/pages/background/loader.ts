import { notFound } from '@tanstack/react-router'
import { collectionRef, titleListsRef } from '../../../atoms/collections/refs.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { filmRef } from '../../../atoms/film/refs.ts'
import { seriesRef } from '../../../atoms/series/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type Input = LoaderInput & { params: { permalink: string } }

/** Everybody who took part in a film. */
export const loadFilmCredits = (input: Input) => loadTitle(input, 'movies')

/** Everybody who took part in a series. */
export const loadSeriesCredits = (input: Input) => loadTitle(input, 'series')

/** The lists that hold a film. */
export const loadFilmLists = (input: Input) => loadLists(input, 'movies')

/** The lists that hold a series. */
export const loadSeriesLists = (input: Input) => loadLists(input, 'series')

/** Films that belong together. */
export async function loadCollection({ context: { store }, params, abortController: { signal } }: Input) {
  const found = await store.set(loadResourceAtom, collectionRef(params.permalink), { signal })
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}

async function loadLists(input: Input, type: 'movies' | 'series') {
  const { context, params, abortController } = input
  const lists = titleListsRef(type, params.permalink)
  const options = { signal: abortController.signal }
  await Promise.all([loadTitle(input, type), awaitAtOnce(context.store.set(loadResourceAtom, lists, options))])
}

/** The title decides whether there is such a page. */
async function loadTitle(
  { context: { store }, params, abortController: { signal } }: Input,
  type: 'movies' | 'series',
) {
  const title =
    type === 'movies'
      ? await store.set(loadResourceAtom, filmRef(params.permalink), { signal })
      : await store.set(loadResourceAtom, seriesRef(params.permalink), { signal })
  if (title.state === 'failed' && title.failure.reason === 'notFound') throw notFound()
}
