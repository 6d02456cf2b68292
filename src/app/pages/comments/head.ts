import { toThingPath } from '#contract/things.ts'
import { commentsRef } from '../../../atoms/comments/refs.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { partNames } from '../../../texts/breadcrumbs.ts'
import * as texts from '../../../texts/community.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { findMovie, toMovieCrumb } from '../film/head.ts'

type CommentsHeadInput = { match: { context: { store: Store } }; params: { permalink: string } }

/** The head of a film's comments; spoilers are left out for search engines. */
export async function filmCommentsHead({ match, params }: CommentsHeadInput) {
  const { store } = match.context
  const movie = findMovie(store, params.permalink)
  if (!movie) return {}
  const comments = pickResource(store.get(resourcesAtom), commentsRef('movies', params.permalink))
  const data = comments.state === 'idle' ? null : (comments.last?.data ?? null)
  const path = toThingPath('movies', movie.permalink, 'comments')
  return toPageHead(store, {
    title: texts.commentsTitle(movie.title),
    description: texts.commentsDescription(movie.title),
    path,
    trail: import.meta.env.SSR && ['movies', [toMovieCrumb(movie), [partNames.comments, path]]],
    image: movie.still ?? movie.poster,
    jsonLd: import.meta.env.SSR && {
      '@type': 'Movie',
      name: movie.title,
      url: store.get(originAtom) + toThingPath('movies', movie.permalink),
      commentCount: data?.commentsCount ?? 0,
      comment: (data?.items ?? [])
        .filter(({ spoiler }) => !spoiler)
        .map(({ author, body, createdAt }) => ({
          '@type': 'Comment',
          author: { '@type': 'Person', name: author.username },
          text: body,
          dateCreated: createdAt,
        })),
    },
  })
}
