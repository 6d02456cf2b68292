import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { programmeRef } from '../../../atoms/programme/refs.ts'
import * as texts from '../../../texts/programme.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadProgramme } from './loader.ts'

type ProgrammeHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadProgramme>> | undefined
}

/** A city's programme is a page of its own; days, filters and orders are views of it. */
export async function programmeHead({ match, loaderData }: ProgrammeHeadInput) {
  const { store } = match.context
  const query = loaderData?.query
  const programme = query ? pickResource(store.get(resourcesAtom), programmeRef(query)) : null
  const last = programme && programme.state !== 'idle' ? programme.last : null
  const place = last?.data.filters.cityName ?? null
  const city = query?.city
  return toPageHead(store, {
    title: texts.programmeIn(place),
    description: texts.programmeDescription(place),
    path: `/kino/kinoprogramm${city ? `?city=${encodeURIComponent(city)}` : ''}`,
    image: last?.data.items[0]?.still ?? null,
  })
}
