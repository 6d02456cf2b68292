import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { articlesCall } from '#contract/articles.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { anArticle } from '../../../test/builders/articles.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { articlesRef } from '../../atoms/articles/refs.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { ArticleList } from './ArticleList.tsx'

const AT = '2026-11-21T12:00:00.000Z'

async function open(items: readonly object[]) {
  const mark = { id: 'm1', set: true, vote: null, card: null, updatedAt: AT }
  const { store } = await aMemberPage([toConfirmedMark('mute', 'users', 'u-laut', mark)])
  const data = articlesCall.answer.parse({ items: [...items], nextPage: null, filters: { rubric: 'news' } })
  const last = { data, fetchedAt: AT, source: 'network' as const }
  const key = toResourceKey(articlesRef('news'))
  store.set(resourcesAtom, { [key]: { state: 'ready', last, fetchingMore: false } })
  return renderAt(<ArticleList rubric="news" />, { store })
}

it('leads to each article in its rubric’s folder, and leaves out whom the member has muted', async () => {
  await open([
    anArticle({ id: 'ar-1', rubric: 'news' }),
    anArticle({ id: 'ar-2', title: 'Krach', author: anAuthor({ id: 'u-laut', username: 'laut' }) }),
  ])
  expect(await screen.findByRole('link', { name: 'Treppenhäuser' })).toHaveAttribute('href', '/news/treppen')
  expect(screen.getByText(/^Mira · .+ · 6 Min. · 2 Kommentare$/)).toBeInTheDocument()
  await expect.poll(() => screen.queryByRole('link', { name: 'Krach' })).toBeNull()
})

it('says that there is nothing yet', async () => {
  await open([])
  expect(await screen.findByText('Noch keine News')).toBeInTheDocument()
})
