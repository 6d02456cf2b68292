import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { HALF_STEPS, type Profile, profileCall } from '#contract/users.ts'
import { anArticle } from '../../../test/builders/articles.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import {
  profileArticlesRef,
  profileCommentsRef,
  profileDiaryRef,
  profileListsRef,
  profileRatingsRef,
  profileRef,
} from '../../atoms/profile/refs.ts'
import { loading } from '../../texts/profile.ts'
import { ProfilePage } from './ProfilePage.tsx'

const FETCHED = '2026-11-21T12:00:00Z'
const aProfile = (overrides: object = {}): Profile =>
  profileCall.answer.parse({
    ...{ id: 'u-nora', username: 'nora_feld', avatar: null, isCritic: true, since: '2021-03-02T10:00:00Z' },
    ratings: { movies: 1204, series: 86, average: 5.9, distribution: Array.from({ length: HALF_STEPS }, () => 2) },
    favourites: { top: 0, flop: 0 },
    ...{ lists: 23, comments: 412, diary: 0, relation: 'none', taste: null, agreed: null, apart: null, privacy: null },
    ...overrides,
  })

const params = { id: 'u-nora' }
const commentsKey = toResourceKey(profileCommentsRef(params.id))

async function show(
  resource: Resource<Profile>,
  session = aMember(),
  articles: readonly object[] = [],
  diary: readonly object[] = [],
) {
  const store = createStore()
  store.set(sessionAtom, session)
  const ofItems = (items: readonly object[]) => ({
    state: 'ready' as const,
    last: {
      data: { items, nextPage: null, filters: {}, hidden: false },
      fetchedAt: FETCHED,
      source: 'network' as const,
    },
    fetchingMore: false,
  })
  const ratings = [{ type: 'movies', only: 'top' } as const, { type: 'movies', only: 'flop' } as const, {}].map(
    (query) => [toResourceKey(profileRatingsRef(params.id, query)), ofItems([])],
  )
  store.set(resourcesAtom, {
    ...Object.fromEntries(ratings),
    [toResourceKey(profileRef(params.id))]: resource,
    [toResourceKey(profileListsRef(params.id))]: ofItems([]),
    [commentsKey]: ofItems([]),
    [toResourceKey(profileArticlesRef(params.id))]: ofItems(articles),
    [toResourceKey(profileDiaryRef(params.id))]: ofItems(diary),
  })
  return renderAt(<ProfilePage id="u-nora" />, { store })
}
const ready = (profile: Profile): Resource<Profile> => ({
  state: 'ready',
  last: { data: profile, fetchedAt: FETCHED, source: 'network' },
  fetchingMore: false,
})

it('shows who it is, the numbers, and what one can do', async () => {
  await show(ready(aProfile()))
  expect(screen.getByRole('heading', { level: 1, name: 'nora_feld' })).toBeInTheDocument()
  expect(screen.getByText(/Dabei seit 2. März 2021/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '1.204 Filme' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Freundschaft anfragen: nora_feld' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Folgen' })).toBeInTheDocument()
})

it('leaves out what is hidden', async () => {
  await show(ready(aProfile({ ratings: null, lists: null })))
  expect(screen.queryByRole('link', { name: /Filme|Listen/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'So bewertet nora_feld' })).toBeNull()
  expect(screen.getByRole('link', { name: '412 Kommentare' })).toBeInTheDocument()
})

it('leads to the latest three articles, each in its rubric, and to all; says nothing of articles where there are none', async () => {
  const articles = ['eins', 'zwei', 'drei', 'vier'].map((name) =>
    anArticle({ id: name, permalink: name, title: name, rubric: name === 'eins' ? 'news' : 'blog' }),
  )
  const { unmount } = await show(ready(aProfile()), aMember(), articles)
  expect(screen.getByRole('link', { name: 'eins' })).toHaveAttribute('href', '/news/eins')
  expect(screen.getByRole('link', { name: 'drei' })).toHaveAttribute('href', '/blogs/drei')
  expect(screen.queryByRole('link', { name: 'vier' })).toBeNull()
  expect(screen.getByText(/^News · .+ · 6 Min. · 2 Kommentare$/)).toBeInTheDocument()
  const all = screen.getByRole('link', { name: 'Alle: Letzte Artikel' })
  expect(all).toHaveAttribute('href', '/users/nora_feld/artikel')
  unmount()
  await show(ready(aProfile()))
  expect(screen.queryByRole('heading', { name: 'Letzte Artikel' })).toBeNull()
})

it('shows what was watched last with its day, leads to all of it, and says to its member who sees it', async () => {
  const entry = { id: 'd1', type: 'series', item: 's1', season: 2, episode: 3, watchedOn: '2026-11-20', rewatch: true }
  const card = { permalink: 'dark', title: 'Dark', year: 2017, poster: null }
  const privacy = { ...{ ratings: 'public', favourites: 'public' }, ...{ lists: 'public', comments: 'public' } }
  const own = aProfile({
    diary: 7,
    relation: 'self',
    privacy: { ...privacy, diary: 'friends', messages: 'friends', receipts: false },
  })
  await show(ready(own), aMember(), [], [{ ...entry, card }])
  expect(screen.getByRole('link', { name: '7 im Tagebuch' })).toHaveAttribute('href', '/users/nora_feld/tagebuch')
  expect(screen.getByRole('link', { name: 'Dark' })).toHaveAttribute('href', '/serie/dark')
  expect(document.querySelector('time[datetime="2026-11-20"]')).toBeVisible()
  expect(screen.getByText(/Staffel 2, Folge 3 · Wiedersehen/)).toBeInTheDocument()
  expect(screen.getByText('nur für Freunde')).toBeInTheDocument()
})

it('shows its parts together, once the last of them has come', async () => {
  const { store } = await show(ready(aProfile()), aMember(), [anArticle({ title: 'eins' })])
  const whole = store.get(resourcesAtom)
  act(() => store.set(resourcesAtom, { ...whole, [commentsKey]: { state: 'fetching', last: null } }))
  expect(screen.queryByRole('link', { name: 'eins' })).toBeNull()
  expect(screen.getByText(loading)).toBeInTheDocument()
  act(() => store.set(resourcesAtom, whole))
  expect(screen.getByRole('link', { name: 'eins' })).toBeInTheDocument()
  expect(screen.queryByText(loading)).toBeNull()
})

it('tells the taste match with how sure it is, and says so when there is too little in common', async () => {
  const taste = { common: 48, match: { percent: 82, low: 75, high: 88 } }
  const { unmount } = await show(ready(aProfile({ taste })))
  expect(screen.getByText('aus 48 gemeinsamen Bewertungen, ziemlich sicher zwischen 75 und 88 %')).toBeInTheDocument()
  unmount()
  await show(ready(aProfile({ taste: { common: 4, match: null } })))
  expect(screen.getByText('Noch zu wenige gemeinsame Wertungen')).toBeInTheDocument()
})

it('offers an answer to who asks, and says that one is befriended', async () => {
  const { unmount } = await show(ready(aProfile({ relation: 'asks' })))
  expect(screen.getByRole('button', { name: 'Annehmen: nora_feld' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Ablehnen: nora_feld' })).toBeInTheDocument()
  unmount()
  await show(ready(aProfile({ relation: 'friends' })))
  expect(screen.getByText('Ihr seid befreundet')).toBeInTheDocument()
})

it('leads those who may moderate to what is known of a member, and nobody else', async () => {
  const name = { name: 'Moderation', hidden: true }
  const { unmount } = await show(ready(aProfile()))
  expect(screen.queryByRole('link', name)).toBeNull()
  unmount()
  await show(ready(aProfile()), aMember({ credentials: 'community_manager' }))
  expect(screen.getByRole('link', name)).toHaveAttribute('href', '/moderation?member=u-nora')
})

it('says what is missing without a network, and what failed', async () => {
  const { unmount } = await show({ state: 'failed', failure: { reason: 'unreachable' }, last: null })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Dieses Profil liegt nicht auf deinem Gerät' }),
  ).toBeInTheDocument()
  unmount()
  await show({ state: 'fetching', last: null })
  expect(screen.getByText('Profil wird geladen …')).toBeInTheDocument()
})
