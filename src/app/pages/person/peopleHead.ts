import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { peopleRef } from '../../../atoms/person/refs.ts'
import * as texts from '../../../texts/people.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { loadPeople } from './loader.ts'

type PeopleHeadInput = {
  match: { context: { store: Store } }
  loaderData?: Awaited<ReturnType<typeof loadPeople>> | undefined
}

/** The list of people. Filters are views of one page. */
export async function peopleHead({ match, loaderData }: PeopleHeadInput) {
  const { store } = match.context
  const people = loaderData ? pickResource(store.get(resourcesAtom), peopleRef(loaderData.query)) : null
  const items = people && people.state !== 'idle' ? (people.last?.data.items ?? []) : []
  const origin = store.get(originAtom)
  // The address of the page is that of the whole list.
  const isWhole = Object.keys(loaderData?.query ?? {}).length === 0
  return toPageHead(store, {
    title: texts.heading,
    description: texts.description,
    path: '/people',
    jsonLd: import.meta.env.SSR &&
      isWhole && {
        '@type': 'ItemList',
        itemListElement: items.map(({ name, permalink }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + toThingPath('people', permalink),
        })),
      },
  })
}
