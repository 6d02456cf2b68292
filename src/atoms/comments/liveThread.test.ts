import { expect, it } from 'vitest'
import { aComment, anAuthor, aReply } from '../../../test/builders/community.ts'
import { idsOf, mergeFirstPage, toHeldBack } from './liveThread.ts'

const at = (minute: number) => ({ createdAt: `2026-11-22T12:${String(minute).padStart(2, '0')}:00.000Z` })
const said = (minute: number, overrides: object = {}) => aComment({ id: `c-${minute}`, ...at(minute), ...overrides })
const answer = (items: ReturnType<typeof said>[], nextPage: number | null = null) => ({
  items,
  nextPage,
  filters: {},
  moreages: nextPage !== null,
  commentsCount: items.length,
})
const nothing = new Set<string>()

it('changes numbers and words where they stand, and drops what is gone', () => {
  const shown = answer([said(9), said(8), said(7, { diggs_count: 1 })])
  const first = answer([said(9, { body: 'Anders.' }), said(7, { diggs_count: 2 })])
  expect(mergeFirstPage(shown, first, nothing).items).toMatchObject([
    { id: 'c-9', body: 'Anders.' },
    { id: 'c-7', diggs_count: 2 },
  ])
})

it('keeps back what is new, comments and replies, and counts it all the same', () => {
  const reply = aReply({ id: 'r-1' })
  const first = answer([said(10), said(9, { replies: [reply], repliesCount: 1 })])
  const merged = mergeFirstPage(answer([said(9)]), first, new Set(['c-10', 'r-1']))
  expect(merged).toMatchObject({ commentsCount: 2, items: [{ id: 'c-9', replies: [] }] })
  expect([...idsOf(mergeFirstPage(merged, first, nothing).items)]).toEqual(['c-10', 'c-9', 'r-1'])
})

it('takes for new what others have written since, neither one’s own nor what moves up from the next page', () => {
  const shown = [said(9), said(8)]
  const mine = said(11, { author: anAuthor({ id: 'u-me' }) })
  const answered = said(9, { replies: [aReply({ id: 'r-1', ...at(12) })], repliesCount: 1 })
  const fresh = [said(12), mine, answered, said(7)]
  expect([...toHeldBack(shown, fresh, 'u-me')]).toEqual(['c-12', 'r-1'])
  expect(toHeldBack(shown, fresh, null)).toContain('c-11')
})

it('leaves older pages that were loaded where they are', () => {
  const shown = answer([said(9), said(8), said(5), said(4)], 3)
  const first = answer([said(10), said(9), said(8)], 2)
  const merged = mergeFirstPage(shown, first, nothing)
  expect(merged.items.map(({ id }) => id)).toEqual(['c-10', 'c-9', 'c-8', 'c-5', 'c-4'])
  expect(merged).toMatchObject({ nextPage: 3, moreages: true })
})

it('takes what only rose by its diggs for nothing new, and keeps the pages below in their order', () => {
  const shown = answer([said(5, { diggs_count: 9 }), said(9, { diggs_count: 4 }), said(1, { diggs_count: 2 })], 3)
  const risen = said(7, { diggs_count: 8 })
  const first = answer([said(5, { diggs_count: 9 }), risen, said(12, { diggs_count: 5 })], 2)
  const held = toHeldBack(shown.items, first.items, null, 'diggs')
  expect([...held]).toEqual(['c-12'])
  const merged = mergeFirstPage(shown, first, held, 'diggs')
  expect(merged.items.map(({ id }) => id)).toEqual(['c-5', 'c-7', 'c-9', 'c-1'])
  expect(merged.nextPage).toBe(3)
})
