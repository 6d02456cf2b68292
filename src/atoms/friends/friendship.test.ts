import { expect, it } from 'vitest'
import type { Relation } from '#contract/users.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import type { VisibleMark } from '../marks/marks.ts'
import { toFoundRelation, toShownRelation } from './friendship.ts'

const FETCHED = '2026-11-21T12:00:00Z'
const aMark = (overrides: Partial<VisibleMark> = {}): VisibleMark => ({
  ...{ set: false, vote: null, state: 'none', error: null, known: [] },
  ...overrides,
})
const known = (set: boolean, updatedAt: string) =>
  aMark({ set, state: 'saved', known: [{ set, vote: null, updatedAt }] })

it('shows what the server said while nothing is known on the device', () => {
  for (const relation of ['none', 'asked', 'asks', 'friends', 'self'] as const)
    expect(toShownRelation(relation, FETCHED, aMark())).toBe(relation)
})

it('shows at once what waits: asked, accepted, withdrawn or ended', () => {
  const say = aMark({ set: true, state: 'pending' })
  const unsay = aMark({ set: false, state: 'pending' })
  expect(toShownRelation('none', FETCHED, say)).toBe('asked')
  expect(toShownRelation('asks', FETCHED, say)).toBe('friends')
  expect(toShownRelation('asked', FETCHED, unsay)).toBe('none')
  expect(toShownRelation('friends', FETCHED, unsay)).toBe('none')
})

it('keeps it once it is confirmed, and believes a newer answer', () => {
  expect(toShownRelation('none', FETCHED, known(true, '2026-11-21T12:00:05Z'))).toBe('asked')
  expect(toShownRelation('none', FETCHED, known(true, '2026-11-21T11:00:00Z'))).toBe('none')
  expect(toShownRelation('friends', FETCHED, known(true, '2026-11-21T12:00:05Z'))).toBe('friends')
})

it('shows the old state again where the server refused', () => {
  expect(toShownRelation('none', FETCHED, aMark({ set: false, state: 'failed' }))).toBe('none')
})

it.each<[Relation, Relation, string]>([
  ['asked', 'friends', 'accepted'],
  ['friends', 'none', 'ended or refused'],
  ['none', 'asks', 'asked by the other'],
  ['asks', 'none', 'withdrawn'],
])('shows a member who was found as %s as %s once the newer list says so: %s', (before, after) => {
  const item = { user: anAuthor({ id: 'u-nora' }), since: FETCHED, taste: null }
  const said = (relation: Relation) => (after === relation ? [item] : [])
  const data = { friends: said('friends'), incoming: said('asks'), outgoing: said('asked') }
  const listed = (fetchedAt: string) => ({ data, fetchedAt, source: 'network' as const })
  const found = { relation: before, fetchedAt: FETCHED }
  const later = '2026-11-21T12:00:05Z'
  expect(toFoundRelation(found, 'u-nora', listed(later))).toEqual({ relation: after, fetchedAt: later })
  expect(toFoundRelation(found, 'u-nora', listed('2026-11-21T11:00:00Z'))).toBe(found)
  expect(toFoundRelation(found, 'u-nora', null)).toBe(found)
})
