import { toThingPath } from '#contract/things.ts'
import { originAtom } from '../../../atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../../atoms/core/resource.ts'
import { personRef } from '../../../atoms/person/refs.ts'
import { personDescription } from '../../../texts/person.ts'
import { toKnownFor } from '../../../views/person/toKnownFor.ts'
import { toFilmWorks, toSeriesWorks } from '../../../views/person/toWorks.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import { toAwards } from '../../core/toAwards.ts'
import { toPersonJsonLd } from './toPersonJsonLd.ts'

type PersonHeadInput = { match: { context: { store: Store } }; params: { permalink: string } }

/** The number of titles that the description names. */
const NAMED = 4

/** A person's page. Nothing while the device does not know the person. */
export async function personHead({ match, params }: PersonHeadInput) {
  const { store } = match.context
  const found = pickResource(store.get(resourcesAtom), personRef(params.permalink))
  const person = found.state === 'idle' ? null : (found.last?.data ?? null)
  if (!person) return {}
  const path = toThingPath('people', person.permalink)
  const known = toKnownFor(person, [...toFilmWorks(person), ...toSeriesWorks(person)])
  return toPageHead(store, {
    title: person.name,
    description: personDescription(
      person.name,
      known.slice(0, NAMED).map(({ title }) => title),
    ),
    path,
    type: 'profile',
    trail: import.meta.env.SSR && ['people', [[person.name, path]]],
    image: known.find(({ poster }) => poster !== null)?.poster ?? null,
    jsonLd: import.meta.env.SSR && {
      ...toPersonJsonLd(person, store.get(originAtom) + path),
      ...toAwards(store, 'people', params.permalink),
    },
  })
}
