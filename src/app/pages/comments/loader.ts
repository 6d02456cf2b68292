import { toCommentsOrder } from '../../../atoms/comments/commented.ts'
import { commentsRef } from '../../../atoms/comments/refs.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { type FilmInput, loadWithFilm } from '../film/loadWithFilm.ts'

/** The comments on a film, in the order that the address names. */
export async function loadFilmComments(input: FilmInput & { location: { search: object } }) {
  const { context, params, location, abortController } = input
  const comments = commentsRef('movies', params.permalink, toCommentsOrder(location.search))
  const options = { signal: abortController.signal }
  await loadWithFilm(input, context.store.set(loadResourceAtom, comments, options))
}
