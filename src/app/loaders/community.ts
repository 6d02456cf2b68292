import { notFound } from '@tanstack/react-router'
import { movieCall } from '#contract/catalogue.ts'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { seriesCall } from '#contract/series.ts'
import { triviaCall } from '#contract/trivia.ts'
import { commentsOf, toCommentsOrder } from '../../atoms/comments/commented.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

type CommunityInput = LoaderInput & { params: { permalink: string } }

/** The comments on a film, in the order that the address names. */
export async function loadFilmComments(input: CommunityInput & { location: { search: object } }) {
  const { context, params, location, abortController } = input
  const comments = commentsOf('movies', params.permalink, toCommentsOrder(location.search))
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, comments.call, comments.input, options))
}

/** The trivia of a film, of one category or of all. */
export async function loadFilmTrivia(input: CommunityInput & { deps: { category?: TriviaCategory } }) {
  const { context, params, deps, abortController } = input
  const trivia = { params: { type: 'movies', id: params.permalink }, query: deps }
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, triviaCall, trivia, options))
}

/** The trivia of a series, of one category or of all. The series decides whether there is such a page. */
export async function loadSeriesTrivia(input: CommunityInput & { deps: { category?: TriviaCategory } }) {
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

/** The film gives the page its title, and decides whether there is such a page. */
async function loadWithFilm({ context, params, abortController }: CommunityInput, loading: Promise<unknown>) {
  const movie = { params: { id: params.permalink } }
  const [film] = await Promise.all([
    context.store.set(loadResourceAtom, movieCall, movie, { signal: abortController.signal }),
    awaitOnServer(loading),
  ])
  if (film.state === 'failed' && film.failure.reason === 'notFound') throw notFound()
}
