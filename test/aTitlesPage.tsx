import { act } from '@testing-library/react'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import type { Answer } from '#contract/call.ts'
import type { moviesCall } from '#contract/titles.ts'
import { apiAtom, clockAtom } from '../src/atoms/core/context.ts'
import { toResourceKey } from '../src/atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../src/atoms/core/resource.ts'
import { filmCountsRef, filmsRef } from '../src/atoms/titles/refs.ts'
import type { Api } from '../src/sync/api.ts'
import { allFilms } from '../src/texts/titles.ts'
import { TitlesPage } from '../src/views/titles/TitlesPage.tsx'
import { aMovieSummary } from './builders/catalogue.ts'
import { renderAt } from './renderAt.tsx'

export const AT = '2026-11-21T13:03:00.000Z'

export function anAnswer(part: Partial<Answer<typeof moviesCall>> = {}): Answer<typeof moviesCall> {
  return {
    items: [aMovieSummary({ rating: { average: 7.9, count: 1284 } })],
    nextPage: null,
    filters: { genre: [], year: null, country: null, provider: [], order: 'popularity', total: 1284 },
    ...part,
  }
}

type Shown = Partial<ComponentProps<typeof TitlesPage>> & { known?: Record<string, Resource<unknown>>; ask?: Asked }
type Asked = () => Promise<{ kind: 'unreachable' }>

const unreachable: Asked = async () => ({ kind: 'unreachable' })

/** The page of all films over these; `known` are other resources. */
export async function showTitles(films: Resource<unknown>, { known, ask = unreachable, ...props }: Shown = {}) {
  const store = createStore()
  const call = vi.fn(ask)
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T13:04:00.000Z') })
  const filter = props.filter ?? {}
  store.set(resourcesAtom, { [toResourceKey(filmsRef(filter))]: films, ...known })
  const onFilter = vi.fn()
  await renderAt(
    <TitlesPage
      path="/filme"
      reference={filmsRef(filter)}
      type="movies"
      toCounts={filmCountsRef}
      texts={allFilms}
      filter={filter}
      orders={['popularity', 'best']}
      onFilter={onFilter}
      {...props}
    />,
    { store },
  )
  const learn = (resources: Record<string, Resource<unknown>>) =>
    act(() => store.set(resourcesAtom, (all) => ({ ...all, ...resources })))
  return { call, onFilter, learn }
}

/** A loaded answer. */
export const ready = (part?: Partial<Answer<typeof moviesCall>>, source: 'network' | 'device' = 'network') => ({
  state: 'ready' as const,
  last: { data: anAnswer(part), fetchedAt: AT, source },
  fetchingMore: false,
})
