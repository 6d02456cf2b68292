import { describe, expect, it } from 'vitest'
import { toUserId } from '../members.ts'
import { readDemoWorld } from '../world.ts'
import { toCommunityRows } from './communityRows.ts'

const NOW = new Date('2026-11-21T11:00:00.000Z')
const DAY = 86_400_000
const world = await readDemoWorld()
const rows = toCommunityRows(world, NOW)

/** Newcomers may not write yet (B13). */
const joined = new Map(
  world.members
    .filter(({ joinedDaysAgo }) => joinedDaysAgo > 0)
    .map((member) => [toUserId(member), NOW.getTime() - member.joinedDaysAgo * DAY]),
)

describe('the comments and trivia of the demo', () => {
  it('are many, with replies and spoilers, on the films in cinemas above all', () => {
    const first = rows.comments.filter(({ parentId }) => parentId === null)
    expect(first.length).toBeGreaterThanOrEqual(260)
    expect(rows.comments.length - first.length).toBeGreaterThanOrEqual(90)
    expect(first.filter(({ spoiler }) => spoiler).length).toBeGreaterThan(8)
    expect(new Set(first.map(({ itemId }) => itemId)).size).toBeGreaterThanOrEqual(80)
    expect(rows.trivia.length).toBeGreaterThanOrEqual(110)
    expect(new Set(rows.trivia.map(({ category }) => category)).size).toBe(7)
  })

  it('have an id each', () => {
    const ids = [...rows.comments, ...rows.trivia].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('were written after their writers had joined, and before now', () => {
    const wrong = [...rows.comments, ...rows.trivia].filter(
      ({ userId, createdAt }) =>
        createdAt.getTime() > NOW.getTime() || createdAt.getTime() < (joined.get(userId) ?? Number.POSITIVE_INFINITY),
    )
    expect(wrong).toEqual([])
  })

  it('are answered after they were written, in the order in which they stand', () => {
    const times = new Map<string, number>()
    for (const { id, parentId, createdAt } of rows.comments) {
      const before = parentId ? times.get(parentId) : undefined
      if (parentId) expect(createdAt.getTime()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
      times.set(parentId ?? id, createdAt.getTime())
    }
  })

  it('are written by nobody twice on one film, but for answers', () => {
    const firsts = rows.comments.filter(({ parentId }) => parentId === null)
    const keys = firsts.map(({ userId, itemId }) => `${userId} ${itemId}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('leave out films that have not started yet', () => {
    const early = toCommunityRows(world, new Date('2026-03-01T11:00:00.000Z'))
    expect(early.comments.some(({ itemId }) => itemId === 'm-die-odyssee')).toBe(false)
    expect(rows.comments.some(({ itemId }) => itemId === 'm-die-odyssee')).toBe(true)
  })
})
