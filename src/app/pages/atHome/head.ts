import { toThingPath } from '#contract/things.ts'
import { atHomeRef } from '../../../atoms/atHome/refs.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { lists } from '../../../texts/atHome.ts'
import { toItemList } from '../../core/itemList.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadStreaming } from './loader.ts'

type AtHomeHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadStreaming>> | undefined
}

/** A list is a page; filters are views of it. */
export async function atHomeHead({ match: { context }, loaderData }: AtHomeHeadInput) {
  const { store } = context
  if (!loaderData) return {}
  const { list, query } = loaderData
  const found = pickResource(store.get(resourcesAtom), atHomeRef(list, query))
  const items = found.state === 'idle' ? [] : (found.last?.data.items ?? [])
  const { title, description, path } = lists[list]
  const origin = store.get(originAtom)
  return toPageHead(store, {
    title,
    description,
    path,
    image: items[0]?.title.poster ?? null,
    jsonLd: import.meta.env.SSR && {
      ...toItemList(
        items.map(({ title: each }) => ({ name: each.title, url: origin + toThingPath(each.type, each.permalink) })),
      ),
      name: title,
    },
  })
}
