import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UserComment } from '#contract/userCollections.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { CommentRows } from './CommentRows.tsx'

const aRow = (type: string, permalink: string) =>
  UserComment.parse({
    ...{ id: `c-${permalink}`, body: 'Gut.', spoiler: false, isReply: false, diggs_count: 0 },
    ...{ createdAt: '2026-11-20T18:15:00.000Z', type, item: 'x' },
    card: { permalink, title: permalink, year: 2025, poster: null },
  })

it('leads to each comment where it stands', async () => {
  const article = { title: 'Treppenhäuser', permalink: 'treppen', rubric: 'news' as const }
  const onArticle = { ...aRow('articles', 'treppen'), card: null, article }
  const items = [aRow('movies', 'amrum'), aRow('series', 'dark'), onArticle]
  await renderAt(<CommentRows items={items} now={new Date('2026-11-21T12:00:00Z')} />)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('amrum')).toBe('/movies/amrum/kommentare?kommentar=c-amrum')
  expect(href('dark')).toBe('/serie/dark?kommentar=c-dark')
  expect(href('Treppenhäuser')).toBe('/news/treppen?kommentar=c-treppen')
})
