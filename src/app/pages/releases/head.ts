import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { startsRef, upcomingRef } from '../../../atoms/releases/refs.ts'
import * as texts from '../../../texts/releases.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadStarts } from './loader.ts'

type ReleasesHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadStarts>> | undefined
}

export async function startsHead(input: ReleasesHeadInput) {
  const page = { title: texts.startsTitle, describe: texts.startsDescription, path: '/kino/kinoprogramm/kinostarts' }
  return toReleasesHead(input, startsRef, page)
}

export async function upcomingHead(input: ReleasesHeadInput) {
  return toReleasesHead(input, upcomingRef, {
    title: texts.upcomingTitle,
    describe: () => texts.upcomingDescription,
    path: '/kino/kinoprogramm/demnaechst-im-kino',
  })
}

/** One page for all places and filters: they are views of it. */
function toReleasesHead(
  { match, loaderData }: ReleasesHeadInput,
  toReference: typeof startsRef | typeof upcomingRef,
  { title, describe, path }: { title: string; describe: (place: string | null) => string; path: string },
) {
  const { store } = match.context
  const releases = loaderData ? pickResource(store.get(resourcesAtom), toReference(loaderData.query)) : null
  const last = releases && releases.state !== 'idle' ? releases.last : null
  return toPageHead(store, {
    title,
    description: describe(last?.data.filters.cityName ?? null),
    path,
    image: last?.data.items[0]?.still ?? null,
  })
}
