import { notFound } from '@tanstack/react-router'
import { movieCall } from '#contract/catalogue.ts'
import { commentsCall } from '#contract/comments.ts'
import type { MovieId } from '#contract/ids.ts'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

type CommunityInput = LoaderInput & { params: { permalink: string } }

/** The comments on a film. */
export async function loadFilmComments(input: CommunityInput) {
  const { context, params, abortController } = input
  const comments = { params: { type: 'movies', id: params.permalink } }
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, commentsCall, comments, options))
}

/** The trivia of a film, of one category or of all. */
export async function loadFilmTrivia(input: CommunityInput & { deps: { category?: TriviaCategory } }) {
  const { context, params, deps, abortController } = input
  const trivia = { params: { type: 'movies', id: params.permalink }, query: deps }
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, triviaCall, trivia, options))
}

/** The film gives the page its title, and decides whether there is such a page. */
async function loadWithFilm({ context, params, abortController }: CommunityInput, loading: Promise<unknown>) {
  const movie = { params: { id: params.permalink as MovieId } }
  const [film] = await Promise.all([
    context.store.set(loadResourceAtom, movieCall, movie, { signal: abortController.signal }),
    awaitOnServer(loading),
  ])
  if (film.state === 'failed' && film.failure.reason === 'notFound') throw notFound()
}
