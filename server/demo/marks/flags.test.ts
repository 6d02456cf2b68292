import { expect, it } from 'vitest'
import { hasMark } from '#contract/things.ts'
import { type ReasonCounts, toSeverity } from '../../moderation/severity.ts'
import { toCommunityRows } from '../community/communityRows.ts'
import { toListRows } from '../lists/listRows.ts'
import { readDemoWorld } from '../world.ts'
import { flagsOf } from './flags.ts'

const NOW = new Date('2026-11-21T11:00:00.000Z')
const world = await readDemoWorld()
const community = toCommunityRows(world, NOW)
const listRows = toListRows(world, NOW).map(({ list }) => list)
const rows = flagsOf(community, listRows, world.members, NOW)

it('gives the moderation something of every kind and every severity, and of the last days', () => {
  expect(new Set(rows.map(({ itemType }) => itemType))).toEqual(new Set(['comments', 'trivia', 'lists', 'users']))
  const counts = new Map<string, Record<string, number>>()
  for (const { itemId, reason } of rows) {
    const before = counts.get(itemId) ?? {}
    counts.set(itemId, { ...before, [reason ?? '']: (before[reason ?? ''] ?? 0) + 1 })
  }
  const severities = [...counts.values()].map((each) => toSeverity(each as ReasonCounts))
  expect(new Set(severities)).toEqual(new Set(['high', 'medium', 'low']))
  for (const { intentAt, kind, itemType } of rows) {
    expect(hasMark(itemType, kind)).toBe(true)
    expect(NOW.getTime() - intentAt.getTime()).toBeGreaterThanOrEqual(0)
    expect(NOW.getTime() - intentAt.getTime()).toBeLessThanOrEqual(3 * 86_400_000)
  }
})

it("has one flag of each member, and none on what is one's own", () => {
  const keys = rows.map(({ userId, itemType, itemId }) => `${userId} ${itemType} ${itemId}`)
  expect(new Set(keys).size).toBe(keys.length)
  const authors = new Map(
    [...community.comments, ...community.trivia, ...listRows].map(({ id, userId }) => [id, userId]),
  )
  for (const { userId, itemId } of rows) expect([authors.get(itemId), itemId]).not.toContain(userId)
})
