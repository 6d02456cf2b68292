import { expect, it } from 'vitest'
import { toOwnCount } from './markCounts.ts'
import type { KnownMark, VisibleMark } from './marks.ts'

const FETCHED = '2026-11-21T12:00:00.000Z'
const before = '2026-11-21T11:00:00.000Z'
const after = '2026-11-21T12:00:05.000Z'
const later = '2026-11-21T12:00:09.000Z'

const known = (updatedAt: string, set: boolean, vote: KnownMark['vote'] = null): KnownMark => ({ set, vote, updatedAt })
const mark = (overrides: Partial<VisibleMark>): VisibleMark => ({
  set: false,
  vote: null,
  state: 'saved',
  error: null,
  known: [],
  ...overrides,
})

it('leaves the public number alone where nobody has marked anything', () => {
  expect(toOwnCount(4, FETCHED, mark({ state: 'none' }))).toBe(4)
})

it('adds a mark that waits', () => {
  expect(toOwnCount(4, FETCHED, mark({ set: true, state: 'pending' }))).toBe(5)
})

it('adds a mark that was confirmed after the answer was made', () => {
  expect(toOwnCount(4, FETCHED, mark({ set: true, known: [known(after, true)] }))).toBe(5)
})

it('does not count a mark again that the answer holds', () => {
  expect(toOwnCount(5, FETCHED, mark({ set: true, known: [known(before, true)] }))).toBe(5)
})

it('counts a mark of the answer’s very second as held: answers tell their time by the second', () => {
  expect(toOwnCount(5, FETCHED, mark({ set: true, known: [known('2026-11-21T12:00:00.900Z', true)] }))).toBe(5)
})

it('takes a mark off that the answer holds and that is taken back, while it waits and afterwards', () => {
  const held = known(before, true)
  expect(toOwnCount(5, FETCHED, mark({ state: 'pending', known: [held] }))).toBe(4)
  expect(toOwnCount(5, FETCHED, mark({ known: [held, known(after, false)] }))).toBe(4)
})

it('is back where it was after a mark was set and taken back since the answer', () => {
  expect(toOwnCount(4, FETCHED, mark({ known: [known(after, true), known(later, false)] }))).toBe(4)
})

it('moves a vote from one side to the other', () => {
  const turned = mark({ set: true, vote: -1, state: 'pending', known: [known(before, true, 1)] })
  expect(toOwnCount(12, FETCHED, turned, 1)).toBe(11)
  expect(toOwnCount(3, FETCHED, turned, -1)).toBe(4)
})

it('never falls below nobody', () => {
  expect(toOwnCount(0, FETCHED, mark({ known: [known(before, true), known(after, false)] }))).toBe(0)
})
