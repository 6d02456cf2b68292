import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listsCall } from '#contract/lists.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { listId } from '../../../test/builders/lists.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { PublicLists } from './PublicLists.tsx'

const AT = '2026-11-21T12:00:00.000Z'

const aList = (name: string, author: string) => ({
  ...{ id: listId(name), name, description: '', private: false, itemsCount: 3, diggs_count: 0, posters: [] },
  author: { id: author, username: author, avatar: null, isCritic: false },
  ...{ createdAt: AT, updatedAt: AT },
})

it('leaves out the lists of whom the member has muted, and of nobody else', async () => {
  const mark = { id: 'm1', set: true, vote: null, card: null, updatedAt: AT }
  const { store } = await aMemberPage([toConfirmedMark('mute', 'users', 'u-laut', mark)])
  const items = [aList('Regen', 'u-leise'), aList('Krach', 'u-laut')]
  const data = listsCall.answer.parse({ items, nextPage: null, filters: { order: 'popularity' } })
  const last = { data, fetchedAt: AT, source: 'network' as const }
  await renderAt(<PublicLists query={{}} lists={{ state: 'ready', last, fetchingMore: false }} />, { store })
  expect(await screen.findByRole('link', { name: 'Regen' })).toBeInTheDocument()
  await expect.poll(() => screen.queryByRole('link', { name: 'Krach' })).toBeNull()
})
