import { toThingPath } from '#contract/things.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { seriesRef } from '../../../atoms/series/refs.ts'
import { partNames } from '../../../texts/breadcrumbs.ts'
import * as texts from '../../../texts/community.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { findMovie, toMovieCrumb } from '../film/head.ts'

type TriviaHeadInput = { match: { context: { store: Store } }; params: { permalink: string } }

/** A series' trivia; the categories are filters of one page. */
export async function seriesTriviaHead({ match, params }: TriviaHeadInput) {
  const { store } = match.context
  const found = pickResource(store.get(resourcesAtom), seriesRef(params.permalink))
  const series = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!series) return {}
  const path = toThingPath('series', series.permalink, 'trivia')
  return toPageHead(store, {
    title: texts.triviaTitle(series.title),
    description: texts.triviaDescription(series.title),
    path,
    trail: import.meta.env.SSR && [
      'series',
      [
        [series.title, toThingPath('series', series.permalink)],
        [partNames.trivia, path],
      ],
    ],
    image: series.still ?? series.poster,
  })
}

/** A film's trivia; the categories are filters of one page. */
export async function filmTriviaHead({ match, params }: TriviaHeadInput) {
  const { store } = match.context
  const movie = findMovie(store, params.permalink)
  if (!movie) return {}
  const path = toThingPath('movies', movie.permalink, 'trivia')
  return toPageHead(store, {
    title: texts.triviaTitle(movie.title),
    description: texts.triviaDescription(movie.title),
    path,
    trail: import.meta.env.SSR && ['movies', [toMovieCrumb(movie), [partNames.trivia, path]]],
    image: movie.still ?? movie.poster,
  })
}
