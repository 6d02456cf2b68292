import { toBerlinDate } from '#contract/berlin.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import type { PeopleFilter } from '../../../atoms/people/filter.ts'
import { peopleRef } from '../../../atoms/people/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** The people that a filter finds. Answers the query it asked, with the day named, and today in Berlin. */
export async function loadPeople({
  context: { store },
  deps,
  abortController: { signal },
}: LoaderInput & { deps: PeopleFilter }) {
  const today = toBerlinDate(store.get(clockAtom).now())
  const query = deps.birthday === 'today' ? { ...deps, birthday: today.slice(5) } : deps
  await awaitAtOnce(store.set(loadResourceAtom, peopleRef(query), { signal }))
  return { query, today }
}
