import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Call, toUrl } from '#contract/call.ts'
import { RegisteredUser } from '#contract/session.ts'
import { moviesCall } from '#contract/titles.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { ComingSoonView } from './ComingSoonView.tsx'

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const ready = (data: unknown): Resource<unknown> => ({
  state: 'ready',
  last: { data, fetchedAt: '2026-11-21T11:00:00Z', source: 'network' },
  fetchingMore: false,
})

function withResource(call: Call, query: Record<string, string>, resource: Resource<unknown>) {
  const store = createStore()
  store.set(resourcesAtom, { [toUrl(call, {}, query)]: resource })
  return store
}

const member = RegisteredUser.parse({
  ...{ type: 'RegisteredUser', id: 'u-kinofan', credentials: '', username: 'kinofan', current_user_avatar: null },
  ...{ movie_ratings: 3, series_ratings: 0, comments: 0, lists: 0, movie_ratings_path: '/', series_ratings_path: '/' },
  ...{ comments_path: '/', lists_path: '/', unread_message_count: 0, pending_friend_request_count: 0 },
})

it('says plainly that nothing is there yet, what will be, and where to go until then', async () => {
  await renderAt(<ComingSoonView />, { url: '/podcast' })
  expect(screen.getByText('Noch nicht eröffnet')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Podcast' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Für unterwegs' })).toHaveAttribute('href', '/unterwegs')
  expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull()
})

it('shows titles that are there already, and no shelf without them', async () => {
  const answer = { items: [aMovieSummary()], nextPage: null, filters: {} }
  const store = withResource(moviesCall, { order: 'best' }, ready(answer))
  const { unmount } = await renderAt(<ComingSoonView />, { url: '/filme/vorhersage', store })
  expect(screen.getByRole('heading', { level: 2, name: 'Die besten Filme' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Der Himmel über Berlin/ })).toHaveAttribute(
    'href',
    '/movies/der-himmel-ueber-berlin',
  )
  unmount()
  const failed = { state: 'failed', failure: { reason: 'unreachable' }, last: null } as const
  await renderAt(<ComingSoonView />, {
    url: '/filme/vorhersage',
    store: withResource(moviesCall, { order: 'best' }, failed),
  })
  expect(screen.queryByRole('heading', { name: 'Die besten Filme' })).toBeNull()
})

it('asks a visitor to sign in at a place that belongs to a member, above the page', async () => {
  const { store } = await renderAt(<ComingSoonView />, { url: '/my_boards' })
  const button = screen.getByRole('button', { name: 'Anmelden' })
  // Without scripts the form leads to the page of its own.
  expect(button.closest('form')).toHaveAttribute('action', '/anmelden')
  expect(button.closest('form')).toHaveFormValues({ weiter: '/my_boards' })
  await userEvent.click(button)
  expect(store.get(modalAtom)).toMatchObject({ type: 'login' })
})

it('asks no member to sign in', async () => {
  const store = createStore()
  store.set(sessionAtom, member)
  await renderAt(<ComingSoonView />, { url: '/my_boards', store })
  expect(screen.getByRole('heading', { level: 1, name: 'Meine Boards' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull()
})
