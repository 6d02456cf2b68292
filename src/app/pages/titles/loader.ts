import { seriesListCall } from '#contract/series.ts'
import { moviesCall } from '#contract/titles.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import type { TitlesFilter } from '../../../atoms/titles/catalogue.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type TitlesInput = LoaderInput & { deps: TitlesFilter }

export const loadFilms = (input: TitlesInput) => loadTitles(input, moviesCall)
export const loadAllSeries = (input: TitlesInput) => loadTitles(input, seriesListCall)
/** The best by weight, independent of the URL's other parameters. */
export const loadBestFilms = (input: TitlesInput) => loadTitles(byWeight(input), moviesCall)
export const loadBestSeries = (input: TitlesInput) => loadTitles(byWeight(input), seriesListCall)

const byWeight = (input: TitlesInput): TitlesInput => ({ ...input, deps: { ...input.deps, order: 'best' } })

/** A list of the catalogue. */
async function loadTitles(
  { context: { store }, deps, abortController: { signal } }: TitlesInput,
  call: typeof moviesCall | typeof seriesListCall,
) {
  await awaitOnServer(store.set(loadResourceAtom, call, { query: deps }, { signal }))
  return { query: deps }
}
