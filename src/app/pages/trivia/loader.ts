import { notFound } from '@tanstack/react-router'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { seriesCall } from '#contract/series.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { awaitOnServer } from '../../core/awaitOnServer.ts'
import { type FilmInput, loadWithFilm } from '../film/loadWithFilm.ts'

type TriviaInput = FilmInput & { deps: { category?: TriviaCategory } }

/** The trivia of a film, of one category or of all. */
export async function loadFilmTrivia(input: TriviaInput) {
  const { context, params, deps, abortController } = input
  const trivia = { params: { type: 'movies', id: params.permalink }, query: deps }
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, triviaCall, trivia, options))
}

/** The trivia of a series, of one category or of all. The series decides whether there is such a page. */
export async function loadSeriesTrivia(input: TriviaInput) {
  const { context, params, deps, abortController } = input
  const options = { signal: abortController.signal }
  const trivia = { params: { type: 'series', id: params.permalink }, query: deps }
  const series = { params: { id: params.permalink } }
  const [found] = await Promise.all([
    context.store.set(loadResourceAtom, seriesCall, series, options),
    awaitOnServer(context.store.set(loadResourceAtom, triviaCall, trivia, options)),
  ])
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
}
