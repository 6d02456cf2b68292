import { cinemaMoviesCall } from '#contract/cinema.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import type { LoaderInput } from './loaderInput.ts'

export async function loadHome({ context, abortController: { signal } }: LoaderInput): Promise<void> {
  await context.store.set(loadResourceAtom, cinemaMoviesCall, { query: { order: 'start' } }, { signal })
}
