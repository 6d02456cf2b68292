import { commentsCall } from '#contract/comments.ts'
import { seriesCall } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../atoms/context.ts'
import { pickResource, resourcesAtom } from '../../atoms/resource.ts'
import * as texts from '../../texts/community.ts'
import type { Store } from '../loaders/loaderInput.ts'
import { findMovie } from './filmHead.ts'
import { toPageHead } from './pageHead.ts'

type CommunityHeadInput = { match: { context: { store: Store } }; params: { permalink: string } }

/** A film's comments; those that give the story away are not told to search engines. */
export async function filmCommentsHead({ match, params }: CommunityHeadInput) {
  const { store } = match.context
  const movie = findMovie(store, params.permalink)
  if (!movie) return {}
  const input = { params: { type: 'movies' as const, id: params.permalink } }
  const comments = pickResource(store.get(resourcesAtom), commentsCall, input)
  const data = comments.state === 'idle' ? null : (comments.last?.data ?? null)
  return toPageHead(store, {
    title: texts.commentsTitle(movie.title),
    description: texts.commentsDescription(movie.title),
    path: toThingPath('movies', movie.permalink, 'comments'),
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

/** A series' trivia; the categories are filters of one page. */
export async function seriesTriviaHead({ match, params }: CommunityHeadInput) {
  const { store } = match.context
  const input = { params: { id: params.permalink } }
  const found = pickResource(store.get(resourcesAtom), seriesCall, input)
  const series = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!series) return {}
  return toPageHead(store, {
    title: texts.triviaTitle(series.title),
    description: texts.triviaDescription(series.title),
    path: toThingPath('series', series.permalink, 'trivia'),
    image: series.still ?? series.poster,
  })
}

/** A film's trivia; the categories are filters of one page. */
export async function filmTriviaHead({ match, params }: CommunityHeadInput) {
  const { store } = match.context
  const movie = findMovie(store, params.permalink)
  if (!movie) return {}
  return toPageHead(store, {
    title: texts.triviaTitle(movie.title),
    description: texts.triviaDescription(movie.title),
    path: toThingPath('movies', movie.permalink, 'trivia'),
    image: movie.still ?? movie.poster,
  })
}
