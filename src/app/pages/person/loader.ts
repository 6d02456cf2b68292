import { notFound } from '@tanstack/react-router'
import { toBerlinDate } from '#contract/berlin.ts'
import { articlesAboutRef } from '../../../atoms/articles/refs.ts'
import { personAwardsRef } from '../../../atoms/background/refs.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import type { PeopleFilter } from '../../../atoms/person/filter.ts'
import { peopleRef, personRef } from '../../../atoms/person/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

type PeopleInput = LoaderInput & { deps: PeopleFilter }
type PersonInput = LoaderInput & { params: { permalink: string } }

/** A person with films and series, awards, and the articles about them; the failure of these two is not the page's. */
export async function loadPerson({ context: { store }, params, abortController }: PersonInput) {
  const options = { signal: abortController.signal }
  const articles = store.set(loadResourceAtom, articlesAboutRef('people', params.permalink), options)
  const awards = store.set(loadResourceAtom, personAwardsRef(params.permalink), options)
  const found = await store.set(loadResourceAtom, personRef(params.permalink), options)
  if (found.state === 'failed' && found.failure.reason === 'notFound') throw notFound()
  await Promise.all([awaitAtOnce(articles), awaitAtOnce(awards)])
}

/** The people that a filter finds. Answers the query it asked, with the day named, and today in Berlin. */
export async function loadPeople({ context: { store }, deps, abortController: { signal } }: PeopleInput) {
  const today = toBerlinDate(store.get(clockAtom).now())
  const query = deps.birthday === 'today' ? { ...deps, birthday: today.slice(5) } : deps
  await awaitAtOnce(store.set(loadResourceAtom, peopleRef(query), { signal }))
  return { query, today }
}
