import { notFound } from '@tanstack/react-router'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { seriesRef } from '../../../atoms/series/refs.ts'
import { triviaRef } from '../../../atoms/trivia/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import { type FilmInput, loadWithFilm } from '../film/loadWithFilm.ts'

type TriviaInput = FilmInput & { deps: { category?: TriviaCategory } }

/** The trivia of a film, of one category or of all. */
export async function loadFilmTrivia(input: TriviaInput) {
  const { context, params, deps, abortController } = input
  const trivia = triviaRef('movies', params.permalink, deps.category)
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, trivia, options))
}

/** The trivia of a series, of one category or of all. The series decides whether there is such a page. */
export async function loadSeriesTrivia(input: TriviaInput) {
  const { context, params, deps, abortController } = input
  const options = { signal: abortController.signal }
  const trivia = triviaRef('series', params.permalink, deps.category)
  const [found] = await Promise.all([
    context.store.set(loadResourceAtom, seriesRef(params.permalink), options),
    awaitAtOnce(context.store.set(loadResourceAtom, trivia, options)),
  ])
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
