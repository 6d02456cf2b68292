import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PersonSummary } from '#contract/people.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import type { PeopleFilter } from '../../atoms/person/filter.ts'
import { peopleRef } from '../../atoms/person/refs.ts'
import type { Api } from '../../sync/api.ts'
import { PeopleWall } from './PeopleWall.tsx'

const AT = '2026-11-27T13:03:00.000Z'

const aSummary = (overrides: Partial<z.input<typeof PersonSummary>> = {}) =>
  z.parse(PersonSummary, {
    ...{ id: 'p-1', permalink: 'bruno-ganz', name: 'Bruno Ganz', jobs: ['cast', 'director', 'writer'] },
    ...{ born: '1941-03-22', died: '2019-02-16' },
    knownFor: [{ type: 'movies', permalink: 'der-untergang', title: 'Der Untergang', year: 2004 }],
    ...overrides,
  })

const ready = (items: unknown[], total = items.length, source: 'network' | 'device' = 'network') => ({
  state: 'ready' as const,
  last: { data: { items, nextPage: null, filters: { total } }, fetchedAt: AT, source },
  fetchingMore: false,
})

async function show(people: Resource<unknown>, query: PeopleFilter = {}) {
  const store = createStore()
  const call = vi.fn(async () => ({ kind: 'unreachable' as const }))
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-27T13:04:00.000Z') })
  store.set(resourcesAtom, { [toResourceKey(peopleRef(query))]: people })
  await renderAt(<PeopleWall query={query} today="2026-11-27" />, { store })
  return { call }
}

it('shows each person with jobs and best known titles, and how many there are', async () => {
  await show(ready([aSummary()], 2772))
  expect(screen.getByRole('link', { name: /Bruno Ganz\s*Schauspiel, Regie\s*Der Untergang/ })).toHaveAttribute(
    'href',
    '/people/bruno-ganz',
  )
  expect(screen.getByText('2.772 Personen')).toBeInTheDocument()
})

it.each([
  ['11-27', { born: '1956-11-27', died: null }, 'wird heute 70'],
  ['11-28', { born: '1956-11-28', died: null }, 'wird 70'],
  ['03-22', { born: '1956-03-22', died: null }, 'wurde 70'],
  ['03-22', {}, '1941–2019'],
])('says of a birthday on %s how old somebody becomes, or when a dead person lived', async (birthday, facts, age) => {
  await show(ready([aSummary(facts)]), { birthday })
  expect(screen.getByText(age)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: /^Geboren am \d+\. (März|November)$/ })).toBeInTheDocument()
})

it('says so when nobody fits, and when nobody is known to be born on a day', async () => {
  await show(ready([]), { job: 'writer' })
  expect(screen.getByText('Niemand passt dazu')).toBeInTheDocument()
  await show(ready([]), { birthday: '02-29' })
  expect(screen.getByText('Niemand, von dem wir es wissen')).toBeInTheDocument()
})

it('holds the places while it loads', async () => {
  await show({ state: 'fetching', last: null })
  expect(screen.getByText('Die Stars werden geladen')).toBeInTheDocument()
})

it('says when the list comes from the device', async () => {
  await show(ready([aSummary()], 1, 'device'))
  expect(screen.getByText('Stand: heute 14:03')).toBeInTheDocument()
})

it('is honest offline about a list that is not here, and tries again', async () => {
  const { call } = await show({ state: 'failed', failure: { reason: 'unreachable' }, last: null })
  expect(screen.getByText('Diese Stars sind nicht auf deinem Gerät')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(call).toHaveBeenCalledOnce()
})
