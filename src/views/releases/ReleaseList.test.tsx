import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aRelease, aReleaseFilters } from '../../../test/builders/releases.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { upcomingRef } from '../../atoms/releases/refs.ts'
import type { Api } from '../../sync/api.ts'
import { ReleaseList } from './ReleaseList.tsx'

type Props = ComponentProps<typeof ReleaseList>
type Loaded = Extract<Props['releases'], { state: 'ready' }>['last']

function loaded(part: Partial<Loaded['data']> = {}, source: Loaded['source'] = 'network'): Loaded {
  return {
    data: { items: [aRelease()], nextPage: null, filters: aReleaseFilters(), ...part },
    fetchedAt: '2026-11-21T13:03:00.000Z',
    source,
  }
}

/** On Saturday, 21 November 2026 at five in the afternoon. */
async function showList(releases: Props['releases']) {
  const store = createStore()
  const call = vi.fn(async () => ({ kind: 'unreachable' as const }))
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T16:00:00.000Z') })
  await renderAt(<ReleaseList reference={upcomingRef({})} releases={releases} emptyText="Nichts." />, { store })
  return { call }
}

const named = (title: string) => aMovieSummary({ id: `m-${title}`, permalink: title, title })

it('groups films by the day of their start and says how far away it is', async () => {
  const items = [
    aRelease({ movie: named('gestern'), releaseDate: '2026-11-20' }),
    aRelease({ movie: named('donnerstag'), releaseDate: '2026-11-19' }),
    aRelease({ movie: named('auch'), releaseDate: '2026-11-19' }),
    aRelease({ movie: named('morgen'), releaseDate: '2026-11-22' }),
    aRelease({ movie: named('naechstes-jahr'), releaseDate: '2027-01-07' }),
  ]
  await showList({ state: 'ready', last: loaded({ items }), fetchingMore: false })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Freitag, 20. Novemberseit gestern',
    'Donnerstag, 19. Novemberseit 2 Tagen',
    'Sonntag, 22. Novembermorgen',
    'Donnerstag, 7. Januar 2027in 6 Wochen',
  ])
  expect(screen.getAllByRole('article')).toHaveLength(5)
})

it('names the day on each film where the most wanted come first', async () => {
  const filters = aReleaseFilters({ order: 'popularity' })
  await showList({ state: 'ready', last: loaded({ filters }), fetchingMore: false })
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(within(screen.getByRole('article')).getByText('Start: 19. November')).toBeInTheDocument()
})

it('says where a film can be seen and when next, and leads there', async () => {
  await showList({ state: 'ready', last: loaded(), fetchingMore: false })
  const link = screen.getByRole('link', { name: /In 3 Kinos in Berlin/ })
  expect(link).toHaveTextContent('nächste Vorstellung heute 20:15')
  expect(link).toHaveAttribute('href', '/movies/der-himmel-ueber-berlin/kinoprogramm?date=2026-11-21')
})

it('says so when a film that is out runs nowhere here, and nothing of one that is to come', async () => {
  const gone = aRelease({ movie: named('aus'), cinemas: 0, nextShowtime: null })
  const later = aRelease({ movie: named('kommt'), cinemas: 0, nextShowtime: null, releaseDate: '2026-12-03' })
  const soon = aRelease({ movie: named('bald'), cinemas: 1, releaseDate: '2026-11-26' })
  await showList({ state: 'ready', last: loaded({ items: [gone, later, soon] }), fetchingMore: false })
  expect(screen.getAllByText('Zurzeit keine Vorstellung in Berlin')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Karten schon in 1 Kino in Berlin/ })).toBeInTheDocument()
})

it('leaves unknown facts out', async () => {
  const movie = aMovieSummary({ runtime: null, fsk: null, genres: ['Drama'], rating: { average: null, count: 0 } })
  const bare = aRelease({ movie, synopsis: null, directors: [] })
  await showList({ state: 'ready', last: loaded({ items: [bare] }), fetchingMore: false })
  expect(screen.getByText('Drama')).toBeInTheDocument()
  expect(screen.queryByText(/Regie/)).toBeNull()
})

it('holds the places while it loads', async () => {
  await showList({ state: 'fetching', last: null })
  expect(screen.getByText('Die Filme werden geladen')).toBeInTheDocument()
})

it('keeps what was loaded when a refresh fails, with its time and a way to try again', async () => {
  const { call } = await showList({ state: 'failed', failure: { reason: 'unreachable' }, last: loaded() })
  expect(screen.getByRole('article')).toBeInTheDocument()
  expect(screen.getByText('Du siehst den Stand von heute 14:03.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(call).toHaveBeenCalledOnce()
})

it('says when the list comes from the device', async () => {
  await showList({ state: 'ready', last: loaded({}, 'device'), fetchingMore: false })
  expect(screen.getByText('Stand: heute 14:03')).toBeInTheDocument()
})

it('tells an error of the server apart from being offline', async () => {
  await showList({ state: 'failed', failure: { reason: 'unreachable' }, last: null })
  expect(screen.getByText('Diese Liste ist nicht auf deinem Gerät')).toBeInTheDocument()
})

it('is honest about an empty list', async () => {
  await showList({ state: 'ready', last: loaded({ items: [] }), fetchingMore: false })
  expect(screen.getByText('Nichts.')).toBeInTheDocument()
})

it('offers the next page until there is none', async () => {
  await showList({ state: 'ready', last: loaded({ nextPage: 2 }), fetchingMore: false })
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeInTheDocument()
})
