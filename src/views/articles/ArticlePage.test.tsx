import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anArticle } from '../../../test/builders/articles.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { articleRef, ownArticleRef } from '../../atoms/articles/refs.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { ArticlePage } from './ArticlePage.tsx'

const AT = '2026-11-21T11:00:00.000Z'
const ready = (data: Article, source: 'network' | 'device' = 'network'): Resource<Article> => ({
  ...{ state: 'ready', last: { data, fetchedAt: AT, source }, fetchingMore: false },
})
const failed = (reason: 'notFound' | 'unreachable' | 'failed'): Resource<Article> =>
  ({ state: 'failed', failure: { reason }, last: null }) as Resource<Article>

type Shown = { shown: Resource<Article>; own?: Resource<Article>; store?: ReturnType<typeof createStore> }

async function open({ shown, own, store = createStore() }: Shown) {
  store.set(resourcesAtom, {
    [toResourceKey(articleRef('treppen'))]: shown,
    ...(own && { [toResourceKey(ownArticleRef('treppen'))]: own }),
  })
  return renderAt(<ArticlePage rubric="blog" permalink="treppen" />, { store })
}

it('shows who wrote what when, and sets every kind of block', async () => {
  const body = [
    { kind: 'heading' as const, spans: [{ text: 'Drei Minuten' }] },
    {
      kind: 'paragraph' as const,
      spans: [
        { text: 'Licht ', strong: true as const },
        { text: 'im Flur', emphasis: true as const, href: '/movies/amrum?x=1#kommentare' },
        { text: ' und draußen', href: 'https://example.org/' },
      ],
    },
    { kind: 'quote' as const, spans: [{ text: 'Es geht aus.' }] },
    null,
    { kind: 'list' as const, ordered: true, items: [[{ text: 'eins' }], [{ text: 'zwei' }]] },
  ]
  await open({ shown: ready(anArticle({ body })) })
  expect(screen.getByRole('heading', { level: 1, name: 'Treppenhäuser' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs')
  expect(screen.getByRole('link', { name: 'Mira' })).toHaveAttribute('href', '/users/Mira')
  expect(screen.getByText('6 Minuten Lesezeit')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Drei Minuten' })).toBeInTheDocument()
  expect(screen.getByText('Licht').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'im Flur' })).toHaveAttribute('href', '/movies/amrum?x=1#kommentare')
  const out = screen.getByRole('link', { name: 'und draußen' })
  expect([out.getAttribute('href'), out.getAttribute('rel')]).toEqual(['https://example.org/', 'nofollow ugc noopener'])
  expect(screen.getByRole('blockquote')).toHaveTextContent('Es geht aus.')
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: '3 Diggs' })).toBeInTheDocument()
})

it('names the titles and people that it is about', async () => {
  const film = { type: 'movies' as const, id: 'm-1', permalink: 'amrum', title: 'Amrum', year: 2025, poster: null }
  const person = { ...film, type: 'people' as const, id: 'p-1', permalink: 'nora', title: 'Nora Feld', year: null }
  const about = [
    { ...film, rating: { average: 7.5, count: 3 } },
    { ...person, rating: null },
  ]
  await open({ shown: ready(anArticle({ about })) })
  const section = within(screen.getByRole('region', { name: 'Darum geht es' }))
  expect(section.getByRole('link', { name: /Amrum/ })).toHaveAttribute('href', '/movies/amrum')
  expect(section.getByRole('link', { name: 'Nora Feld' })).toHaveAttribute('href', '/people/nora')
})

it('says that it is a draft, or hidden, to its author, and offers nothing to do with it', async () => {
  const { unmount } = await open({
    shown: failed('notFound'),
    own: ready(anArticle({ publishedAt: null })),
  })
  expect(screen.getByText('Entwurf: Nur du siehst diesen Artikel.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  await open({ shown: failed('notFound'), own: ready(anArticle({ hidden: true })) })
  expect(screen.getByText(/Von der Moderation ausgeblendet/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says why it is not there', async () => {
  const { unmount } = await open({ shown: failed('unreachable') })
  expect(
    screen.getByRole('heading', { level: 1, name: 'Dieser Artikel ist nicht auf deinem Gerät' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zu den Blogs' })).toHaveAttribute('href', '/blogs')
  unmount()
  const again = await open({ shown: failed('failed') })
  expect(screen.getByText('Der Artikel lässt sich gerade nicht laden')).toBeInTheDocument()
  again.unmount()
  await open({ shown: { state: 'fetching', last: null } })
  expect(screen.getByRole('status')).toHaveTextContent('Der Artikel wird geladen')
})

it('says how old it is where it comes from the device', async () => {
  await open({ shown: ready(anArticle(), 'device') })
  expect(await screen.findByText(/Stand/)).toBeInTheDocument()
})

it('folds away what somebody wrote whom the member has muted', async () => {
  const mark = { id: 'm1', set: true, vote: null, card: null, updatedAt: AT }
  const { store } = await aMemberPage([toConfirmedMark('mute', 'users', 'u-laut', mark)])
  await open({ shown: ready(anArticle({ author: anAuthor({ id: 'u-laut' }) })), store })
  expect(await screen.findByText('Stumm geschaltet: trotzdem zeigen')).toBeInTheDocument()
})
