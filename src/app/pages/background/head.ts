import { toCollectionPath } from '#contract/collectionPath.ts'
import type { Image } from '#contract/image.ts'
import { toThingPath } from '#contract/things.ts'
import { collectionRef } from '../../../atoms/collections/refs.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { filmRef } from '../../../atoms/film/refs.ts'
import { seriesRef } from '../../../atoms/series/refs.ts'
import * as texts from '../../../texts/background.ts'
import { partNames } from '../../../texts/breadcrumbs.ts'
import { toItemList } from '../../core/itemList.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'

type Input = { match: { context: { store: Store } }; params: { permalink: string } }
type Title = { permalink: string; title: string; still: Image | null; poster: Image | null }

/** Everybody who took part in a film. Nothing while the device does not know the film. */
export const filmCreditsHead = async (input: Input) => toCreditsHead(input, 'movies')

/** Everybody who took part in a series. */
export const seriesCreditsHead = async (input: Input) => toCreditsHead(input, 'series')

/** The lists that hold a film. */
export const filmListsHead = async (input: Input) => toListsHead(input, 'movies')

/** The lists that hold a series. */
export const seriesListsHead = async (input: Input) => toListsHead(input, 'series')

/** Films that belong together, as a list for search engines. */
export async function collectionHead({ match, params }: Input) {
  const { store } = match.context
  const found = pickResource(store.get(resourcesAtom), collectionRef(params.permalink))
  const collection = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!collection) return {}
  const { name, permalink, parts } = collection
  const origin = store.get(originAtom)
  return toPageHead(store, {
    title: texts.collectionTitle(name),
    description: texts.collectionDescription(
      name,
      parts.map(({ movie }) => movie.title),
    ),
    path: toCollectionPath(permalink),
    trail: import.meta.env.SSR && ['movies', [[name, toCollectionPath(permalink)]]],
    image: parts[0]?.movie.poster ?? null,
    jsonLd:
      import.meta.env.SSR &&
      toItemList(
        parts.map(({ movie }) => ({ name: movie.title, url: origin + toThingPath('movies', movie.permalink) })),
      ),
  })
}

function toCreditsHead(input: Input, type: 'movies' | 'series') {
  return toTitleHead(input, type, 'besetzung', texts.creditsTitle, texts.creditsDescription)
}

function toListsHead(input: Input, type: 'movies' | 'series') {
  return toTitleHead(input, type, 'listen', texts.listsTitle, texts.listsDescription)
}

type Words = (title: string) => string

function toTitleHead(
  { match, params }: Input,
  type: 'movies' | 'series',
  part: 'besetzung' | 'listen',
  name: Words,
  about: Words,
) {
  const { store } = match.context
  const found = findTitle(store, type, params.permalink)
  if (!found) return {}
  const page = toThingPath(type, found.permalink)
  return toPageHead(store, {
    title: name(found.title),
    description: about(found.title),
    path: `${page}/${part}`,
    trail: import.meta.env.SSR && [
      type,
      [
        [found.title, page],
        [partNames[part], `${page}/${part}`],
      ],
    ],
    image: found.still ?? found.poster,
  })
}

function findTitle(store: Store, type: 'movies' | 'series', permalink: string): Title | null {
  const all = store.get(resourcesAtom)
  const found = type === 'movies' ? pickResource(all, filmRef(permalink)) : pickResource(all, seriesRef(permalink))
  return found.state === 'idle' ? null : (found.last?.data ?? null)
}
