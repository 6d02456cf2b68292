import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { seriesListRef } from '../../../atoms/series/refs.ts'
import type { TitlesFilter } from '../../../atoms/titles/catalogue.ts'
import { filmsRef } from '../../../atoms/titles/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type TitlesInput = LoaderInput & { deps: TitlesFilter }

export const loadFilms = (input: TitlesInput) => loadTitles(input, filmsRef)
export const loadAllSeries = (input: TitlesInput) => loadTitles(input, seriesListRef)
/** The best by weight, independent of the URL's other parameters. */
export const loadBestFilms = (input: TitlesInput) => loadTitles(byWeight(input), filmsRef)
export const loadBestSeries = (input: TitlesInput) => loadTitles(byWeight(input), seriesListRef)

const byWeight = (input: TitlesInput): TitlesInput => ({ ...input, deps: { ...input.deps, order: 'best' } })

/** A list of the catalogue. */
async function loadTitles(
  { context: { store }, deps, abortController: { signal } }: TitlesInput,
  toReference: typeof filmsRef | typeof seriesListRef,
) {
  await awaitAtOnce(store.set(loadResourceAtom, toReference(deps), { signal }))
  return { query: deps }
}
