import { seriesListCall } from '#contract/series.ts'
import { moviesCall } from '#contract/titles.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import * as texts from '../../../texts/titles.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadFilms } from './loader.ts'

type TitlesHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadFilms>> | undefined
}

export const filmsHead = async (input: TitlesHeadInput) => toTitlesHead(input, moviesCall, texts.allFilms, '/filme')
export const bestFilmsHead = async (input: TitlesHeadInput) =>
  toTitlesHead(input, moviesCall, texts.bestFilms, '/filme/beste')
export const allSeriesHead = async (input: TitlesHeadInput) =>
  toTitlesHead(input, seriesListCall, texts.allSeries, '/serie')
export const bestSeriesHead = async (input: TitlesHeadInput) =>
  toTitlesHead(input, seriesListCall, texts.bestSeries, '/serien/beste')

/** Filters are views of one page. */
function toTitlesHead(
  { match, loaderData }: TitlesHeadInput,
  call: typeof moviesCall | typeof seriesListCall,
  { title, description }: texts.TitlesTexts,
  path: string,
) {
  const { store } = match.context
  const titles = loaderData ? pickResource(store.get(resourcesAtom), call, { query: loaderData.query }) : null
  const items = titles && titles.state !== 'idle' ? (titles.last?.data.items ?? []) : []
  return toPageHead(store, { title, description, path, image: items[0]?.poster ?? null })
}
