import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { seriesListRef } from '../../../atoms/series/refs.ts'
import { filmsRef } from '../../../atoms/titles/refs.ts'
import * as texts from '../../../texts/titles.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadFilms } from './loader.ts'

type TitlesHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadFilms>> | undefined
}

export const filmsHead = async (input: TitlesHeadInput) => toTitlesHead(input, filmsRef, texts.allFilms, '/filme')
export const bestFilmsHead = async (input: TitlesHeadInput) =>
  toTitlesHead(input, filmsRef, texts.bestFilms, '/filme/beste')
export const allSeriesHead = async (input: TitlesHeadInput) =>
  toTitlesHead(input, seriesListRef, texts.allSeries, '/serie')
export const bestSeriesHead = async (input: TitlesHeadInput) =>
  toTitlesHead(input, seriesListRef, texts.bestSeries, '/serien/beste')

/** Filters are views of one page. */
function toTitlesHead(
  { match, loaderData }: TitlesHeadInput,
  toReference: typeof filmsRef | typeof seriesListRef,
  { title, description }: texts.TitlesTexts,
  path: string,
) {
  const { store } = match.context
  const titles = loaderData ? pickResource(store.get(resourcesAtom), toReference(loaderData.query)) : null
  const items = titles && titles.state !== 'idle' ? (titles.last?.data.items ?? []) : []
  return toPageHead(store, { title, description, path, image: items[0]?.poster ?? null })
}
