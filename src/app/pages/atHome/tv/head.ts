import { toThingPath } from '#contract/things.ts'
import { tvRef } from '../../../../atoms/atHome/refs.ts'
import { originAtom } from '../../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../../atoms/core/resource.ts'
import * as texts from '../../../../texts/tv.ts'
import { toItemList } from '../../../core/itemList.ts'
import type { Store } from '../../../core/loaderInput.ts'
import { toPageHead } from '../../../core/pageHead.ts'
import type { loadTv } from './loader.ts'

type TvHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadTv>> | undefined
}

/** One page: days and channels are views of it. */
export async function tvHead({ match: { context }, loaderData }: TvHeadInput) {
  const { store } = context
  const found = loaderData ? pickResource(store.get(resourcesAtom), tvRef(loaderData.date)) : null
  const channels = found && found.state !== 'idle' ? (found.last?.data.channels ?? []) : []
  const titles = new Map(
    channels.flatMap(({ broadcasts }) =>
      broadcasts.map(({ title }) => [toThingPath(title.type, title.permalink), title]),
    ),
  )
  const origin = store.get(originAtom)
  return toPageHead(store, {
    title: texts.title,
    description: texts.description,
    path: '/tv/fernsehprogramm',
    image: [...titles.values()][0]?.poster ?? null,
    jsonLd: import.meta.env.SSR && {
      ...toItemList([...titles].map(([path, { title }]) => ({ name: title, url: origin + path }))),
      name: texts.title,
    },
  })
}
