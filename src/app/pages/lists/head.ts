import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { listRef, listsRef } from '../../../atoms/lists/refs.ts'
import { pageTitle } from '../../../texts/head.ts'
import * as texts from '../../../texts/lists.ts'
import { toItemList } from '../../core/itemList.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadLists } from './loader.ts'

type Match = { match: { context: { store: Store } } }
type ListsInput = Match & { loaderData?: Awaited<ReturnType<typeof loadLists>> | undefined }

const noindex = { name: 'robots', content: 'noindex' }

/** All public lists. */
export async function listsHead({ match: { context }, loaderData }: ListsInput) {
  const { store } = context
  const lists = loaderData ? pickResource(store.get(resourcesAtom), listsRef(loaderData.query)) : null
  const items = lists && lists.state !== 'idle' ? (lists.last?.data.items ?? []) : []
  const origin = store.get(originAtom)
  return toPageHead(store, {
    title: texts.heading,
    description: texts.description,
    path: '/liste',
    image: items[0]?.posters[0] ?? null,
    jsonLd:
      import.meta.env.SSR &&
      toItemList(items.map(({ id, name }) => ({ name, url: origin + toThingPath('lists', id) }))),
  })
}

/** A list. A private one is nothing for search engines. */
export async function listHead({ match: { context }, params }: Match & { params: { permalink: string } }) {
  const { store } = context
  const found = pickResource(store.get(resourcesAtom), listRef(params.permalink))
  const list = found.state === 'idle' ? null : found.last?.data
  if (!list) return { meta: [{ title: pageTitle(texts.list) }, noindex] }
  const origin = store.get(originAtom)
  const head = toPageHead(store, {
    title: list.name,
    description: list.description || texts.listDescriptionOf(list.name, list.author.username, list.itemsCount),
    path: toThingPath('lists', list.id),
    trail: import.meta.env.SSR && ['lists', [[list.name, toThingPath('lists', list.id)]]],
    image: list.items[0]?.poster ?? null,
    jsonLd: import.meta.env.SSR && {
      ...toItemList(
        list.items.map((item) => ({ name: item.title, url: origin + toThingPath(item.type, item.permalink) })),
      ),
      name: list.name,
    },
  })
  return list.private ? { ...head, meta: [...head.meta, noindex] } : head
}
