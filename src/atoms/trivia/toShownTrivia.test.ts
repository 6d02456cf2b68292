import { describe, expect, it } from 'vitest'
import { anAuthor, aTrivia } from '../../../test/builders/community.ts'
import type { OwnTrivia } from './ownTrivia.ts'
import { type TriviaAnswer, toShownTrivia } from './toShownTrivia.ts'

const FETCHED = '2026-11-21T12:00:00.000Z'
const me = anAuthor({ id: 'u-anna', username: 'anna' })
const answer: TriviaAnswer = {
  items: [aTrivia({ id: 't-a' }), aTrivia({ id: 't-b' })],
  nextPage: null,
  fetchedAt: FETCHED,
}

const own = (id: string, part: Partial<OwnTrivia> = {}, value: object | null = {}): OwnTrivia => ({
  id,
  isTooNew: false,
  value: value && {
    ...{ category: 'Musik', body: 'Ohne Geigen.', deleted: false },
    ...{ createdAt: '2026-11-21T12:05:00.000Z', updatedAt: null },
    ...value,
  },
  ...{ state: 'pending', error: null, confirmedAt: null },
  ...part,
})
const shown = (all: OwnTrivia[], part: object = {}, of: TriviaAnswer | null = answer) =>
  toShownTrivia(of, new Map(all.map((one) => [one.id, one])), {
    ...{ type: 'movies', item: 'm1', category: undefined, me },
    ...part,
  })
const ids = (all: OwnTrivia[], part: object = {}, of: TriviaAnswer | null = answer) =>
  shown(all, part, of).map(({ entry }) => entry.id)

describe('the member’s own trivia', () => {
  it('stands on top while it waits, in the member’s name, the newest first', () => {
    const [first, second] = shown([own('t-1'), own('t-2', {}, { createdAt: '2026-11-21T12:06:00.000Z' })])
    expect(first).toMatchObject({ state: 'pending', entry: { id: 't-2', author: me, upvotesCount: 0 } })
    expect(second).toMatchObject({ entry: { id: 't-1', body: 'Ohne Geigen.', trivializableType: 'Movie' } })
  })

  it('stays on top until an answer is newer than its receipt', () => {
    const sent = (confirmedAt: string) => own('t-1', { state: 'saved', confirmedAt })
    expect(ids([sent('2026-11-21T12:00:00.400Z')])).toEqual(['t-1', 't-a', 't-b'])
    expect(ids([sent('2026-11-21T11:59:00.000Z')])).toEqual(['t-a', 't-b'])
  })

  it('leaves to its page what is old, and to nobody’s eyes what the moderation has hidden', () => {
    const confirmed = { state: 'saved' as const, confirmedAt: '2026-11-01T12:00:00.000Z' }
    const pages = { ...answer, nextPage: 2 }
    expect(ids([own('t-1', confirmed, { createdAt: '2026-11-01T12:00:00.000Z' })], {}, pages)).toEqual(['t-a', 't-b'])
    expect(ids([own('t-1', confirmed, { hidden: true })], {}, pages)).toEqual(['t-a', 't-b'])
  })

  it('is there once when the answer holds it too, in its newer words and with its votes', () => {
    expect(shown([own('t-a')])).toMatchObject([
      { state: 'pending', entry: { id: 't-a', body: 'Ohne Geigen.', category: 'Musik', upvotesCount: 12 } },
      { state: 'saved', entry: { id: 't-b' } },
    ])
    const older = own('t-a', { state: 'saved', confirmedAt: '2026-11-01T12:00:00.000Z' })
    expect(shown([older])[0]?.entry.body).toBe('Vor dem Objektiv spannte ein Seidenstrumpf.')
  })

  it('is gone at once when it is deleted, and shows again when that is refused', () => {
    expect(ids([own('t-a', {}, { deleted: true, body: '' })])).toEqual(['t-b'])
    const error = { code: 'owner', status: 403, text: null }
    expect(shown([own('t-a', { state: 'failed', error }, null)])[0]).toMatchObject({ state: 'failed', error })
  })

  it('is asked by its category of now', () => {
    expect(ids([own('t-1'), own('t-a')], { category: 'Musik' })).toEqual(['t-1', 't-a'])
    expect(ids([own('t-1'), own('t-a')], { category: 'Dreharbeiten' })).toEqual(['t-b'])
  })

  it('stands there without an answer; of what another device wrote nothing is made up', () => {
    expect(ids([own('t-1')], {}, null)).toEqual(['t-1'])
    expect(ids([own('t-1', {}, { createdAt: new Date(0).toISOString() })])).toEqual(['t-a', 't-b'])
    expect(ids([own('t-1')], { me: null })).toEqual(['t-a', 't-b'])
  })
})
