// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { CommentId } from '#contract/ids.ts'
import { aComment, anAuthor, aReply } from '../../../test/builders/community.ts'
import type { OwnComment } from './ownComments.ts'
import { toThread, withOwnReplies } from './thread.ts'

const anna = anAuthor({ id: 'u-anna', username: 'anna' })
const FETCHED = '2026-11-21T12:00:00.000Z'
const [BEFORE, AFTER, LATER] = ['2026-11-21T11:00:00.000Z', '2026-11-21T12:05:00.000Z', '2026-11-21T12:06:00.000Z']

type State = NonNullable<OwnComment['value']>
const state = (overrides: Partial<State> = {}): State => ({
  ...{ body: 'Von Anna.', spoiler: false, deleted: false, parent: null, createdAt: AFTER, updatedAt: null },
  ...overrides,
})
const pending = (id: string, overrides: Partial<State> = {}, confirmed: State | null = null): OwnComment => ({
  ...{
    id: id as CommentId,
    value: state(overrides),
    state: 'pending',
    confirmed,
    refused: null,
    isUnsent: !confirmed,
    isTooNew: false,
  },
})
const saved = (id: string, overrides: Partial<State> = {}): OwnComment => {
  const value = state({ updatedAt: overrides.createdAt ?? AFTER, ...overrides })
  return {
    id: id as CommentId,
    value,
    state: 'saved',
    confirmed: value,
    refused: null,
    isUnsent: false,
    isTooNew: false,
  }
}
const refused = (id: string, parent: string | null = null): OwnComment => ({
  ...{ id: id as CommentId, value: null, state: 'failed', confirmed: null, isUnsent: false, isTooNew: false },
  refused: {
    ...{ seq: 1, act: 'create', state: 'failed', error: { code: 'not_found', status: 404, text: null } },
    ...{ body: 'Abgelehnt.', spoiler: false, parent: parent as CommentId | null, at: AFTER },
  },
})
const mine = (...all: OwnComment[]) => new Map(all.map((one) => [one.id as string, one]))
const answer = (...items: ReturnType<typeof aComment>[]) => ({ items, commentsCount: items.length })
const there = aComment({ id: 'c-there', body: 'Schon da.' })
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('a thread with one’s own words', () => {
  it('shows what waits before all others, the last written first, and counts it', () => {
    const own = mine(pending('c-1', { createdAt: AFTER }), pending('c-2', { createdAt: LATER }))
    const thread = toThread(answer(there), FETCHED, own, anna)
    expect(idsOf(thread.items)).toEqual(['c-2', 'c-1', 'c-there'])
    expect(thread.items[0]).toMatchObject({ author: anna, body: 'Von Anna.' })
    expect(thread.count).toBe(3)
  })

  it('shows once what the answer has by now, and counts it once', () => {
    const listed = aComment({ id: 'c-1', body: 'Von Anna.', author: anna, createdAt: AFTER, updatedAt: AFTER })
    for (const own of [saved('c-1'), pending('c-1')]) {
      const thread = toThread({ items: [listed, there, there], commentsCount: 2 }, LATER, mine(own), anna)
      expect([idsOf(thread.items), thread.count]).toEqual([['c-1', 'c-there'], 2])
    }
  })

  it('keeps what was confirmed after the answer was made, and leaves to the server what is older', () => {
    const own = mine(saved('c-new'), saved('c-old', { createdAt: BEFORE }))
    const thread = toThread({ items: [there], commentsCount: 2 }, FETCHED, own, anna)
    expect([idsOf(thread.items), thread.count]).toEqual([['c-new', 'c-there'], 3])
  })

  it('shows changed words while they wait, and the newer of two versions after that', () => {
    const listed = aComment({ id: 'c-1', body: 'Früher.', author: anna, createdAt: BEFORE, updatedAt: BEFORE })
    const bodyWith = (own: OwnComment) => toThread(answer(listed), FETCHED, mine(own), anna).items[0]?.body
    expect(bodyWith(pending('c-1', { body: 'Jetzt.' }))).toBe('Jetzt.')
    expect(bodyWith(saved('c-1', { body: 'Jetzt.', createdAt: BEFORE, updatedAt: AFTER }))).toBe('Jetzt.')
    expect(bodyWith(saved('c-1', { body: 'Uralt.', createdAt: BEFORE, updatedAt: '2026-11-20T00:00:00.000Z' }))).toBe(
      'Früher.',
    )
  })

  it('takes away what waits to be deleted, but for its place above the replies of others', () => {
    const base = state({ createdAt: BEFORE, updatedAt: BEFORE })
    const listed = { ...aComment({ id: 'c-1', author: anna, createdAt: BEFORE }), updatedAt: BEFORE }
    const gone = mine(pending('c-1', { body: '', deleted: true, createdAt: BEFORE }, base))
    expect(toThread(answer(listed, there), FETCHED, gone, anna)).toMatchObject({ items: [{ id: 'c-there' }], count: 1 })
    const answered = { ...listed, replies: [aReply({ id: 'c-r' })], repliesCount: 1 }
    expect(toThread(answer(answered), FETCHED, gone, anna).items).toMatchObject([
      { id: 'c-1', deleted: true, body: '' },
    ])
  })

  it('counts as the server does what was taken back or hidden, on whichever device', () => {
    const old = { createdAt: BEFORE, updatedAt: BEFORE }
    const kept = {
      ...aComment({ id: 'c-1', author: anna, createdAt: BEFORE, body: '', deleted: true }),
      repliesCount: 1,
    }
    const answered = { items: [{ ...kept, replies: [aReply({ id: 'c-r' })] }], commentsCount: 1 }
    for (const own of [saved('c-1', { ...old, body: '', deleted: true }), saved('c-1', { ...old, hidden: true })]) {
      expect(toThread(answered, FETCHED, mine(own), anna).count).toBe(1)
      expect(toThread(answer(there), FETCHED, mine(own), anna)).toMatchObject({ items: [{ id: 'c-there' }], count: 1 })
    }
    expect(toThread(null, null, mine(saved('c-1', { hidden: true })), anna).items).toEqual([])
  })

  it('puts a reply that waits below the others, and below one that waits itself', () => {
    const answered = { ...there, replies: [aReply({ id: 'c-r' })], repliesCount: 1 }
    const to = (parent: string) => ({ parent: parent as CommentId })
    const own = mine(pending('c-2', to('c-there')), pending('c-3'), pending('c-4', to('c-3')))
    const thread = toThread(answer(answered), FETCHED, own, anna)
    expect(thread.items.map(({ id, replies }) => [id, ...idsOf(replies)])).toEqual([
      ['c-3', 'c-4'],
      ['c-there', 'c-r', 'c-2'],
    ])
  })

  it('still shows a reply whose comment is not here: refused because that is gone, or on an older page', () => {
    const own = mine(refused('c-1', 'c-gone'), pending('c-2', { parent: 'c-older' as CommentId, createdAt: LATER }))
    const thread = toThread(answer(there), FETCHED, own, anna)
    expect(idsOf(thread.strays)).toEqual(['c-1', 'c-2'])
    expect(idsOf(thread.items)).toEqual(['c-there'])
  })

  it('keeps the words of a comment that was refused where they were written, and counts them not', () => {
    const thread = toThread(answer(there), FETCHED, mine(refused('c-1')), anna)
    expect(thread.items[0]).toMatchObject({ id: 'c-1', body: 'Abgelehnt.' })
    expect(thread.count).toBe(1)
  })

  it('counts nothing without an answer: the own ones are not all there are', () => {
    const thread = toThread(null, null, mine(pending('c-1')), anna)
    expect([idsOf(thread.items), thread.count]).toEqual([['c-1'], null])
  })

  it('is what the server says for visitors', () => {
    expect(toThread(answer(there), FETCHED, mine(pending('c-1')), null)).toEqual({
      items: [there],
      strays: [],
      count: 1,
    })
    expect(toThread(null, null, new Map(), null)).toEqual({ items: [], strays: [], count: null })
  })
})

it('adds own replies to those that were loaded for themselves, each once', () => {
  const replies = [aReply({ id: 'c-r' }), aReply({ id: 'c-1', author: anna, createdAt: AFTER })]
  const own = mine(saved('c-1', { parent: 'c' as CommentId }), pending('c-2', { parent: 'c' as CommentId }))
  expect(idsOf(withOwnReplies(replies, 'c', FETCHED, own, anna))).toEqual(['c-r', 'c-1', 'c-2'])
})
