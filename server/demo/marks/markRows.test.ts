import { describe, expect, it } from 'vitest'
import { hasMark } from '#contract/things.ts'
import { toCommunityRows } from '../community/communityRows.ts'
import { toMemberRows } from '../memberRows.ts'
import { toUserId } from '../members.ts'
import { withSeriesRatings } from '../series/memberRatings.ts'
import { readDemoWorld } from '../world.ts'
import { toMarkRows } from './markRows.ts'

const NOW = new Date('2026-11-21T11:00:00.000Z')
const world = await readDemoWorld()
const community = toCommunityRows(world, NOW)
const { ratings } = withSeriesRatings(toMemberRows(world, { known: '', unknown: '' }, NOW), world, NOW)
const rows = toMarkRows(world, ratings, community, NOW)
const on = (itemId: string, kind: string) => rows.filter((row) => row.itemId === itemId && row.kind === kind)
const of = (userId: string) => rows.filter((row) => row.userId === userId)

describe('the marks of the demo', () => {
  it('are no more diggs and votes than the counts say, and many of them', () => {
    for (const { id, diggsCount = 0 } of community.comments) {
      expect(on(id, 'digg').length).toBeLessThanOrEqual(diggsCount)
    }
    for (const { id, upvotesCount = 0, downvotesCount = 0 } of community.trivia) {
      const votes = on(id, 'vote').map(({ vote }) => vote)
      expect(votes.filter((vote) => vote === 1).length).toBeLessThanOrEqual(upvotesCount)
      expect(votes.filter((vote) => vote === -1).length).toBeLessThanOrEqual(downvotesCount)
      expect(votes.filter((vote) => vote === 1).length).toBeGreaterThan(0)
    }
    expect(rows.filter(({ kind }) => kind === 'digg').length).toBeGreaterThan(1000)
  })

  it("are on things that take them, and never on what is one's own but for watching it", () => {
    const authors = new Map([...community.comments, ...community.trivia].map(({ id, userId }) => [id, userId]))
    for (const { kind, itemType, itemId, userId } of rows) {
      expect(hasMark(itemType, kind)).toBe(true)
      if (kind !== 'watch') expect([authors.get(itemId), itemId]).not.toContain(userId)
    }
  })

  it('have an id each, and none twice', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const keys = rows.map(({ userId, kind, itemType, itemId }) => [userId, kind, itemType, itemId].join(' '))
    expect(new Set(keys).size).toBe(rows.length)
  })

  it('were made after their members had joined, in order, and before now', () => {
    const joined = new Map(world.members.map((member) => [toUserId(member), member.joinedDaysAgo * 86_400_000]))
    const times = rows.map(({ intentAt }) => intentAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const { userId, intentAt } of rows) {
      const age = NOW.getTime() - intentAt.getTime()
      expect(age).toBeGreaterThanOrEqual(0)
      expect(age).toBeLessThanOrEqual(joined.get(userId) ?? 0)
    }
  })

  it('give kinofan a watchlist with films to come, things seen, and others to follow', () => {
    const kinds = (kind: string, itemType: string) =>
      of('u-kinofan').filter((row) => row.kind === kind && row.itemType === itemType).length
    expect(kinds('watch', 'movies')).toBeGreaterThanOrEqual(5)
    expect(kinds('watch', 'movies')).toBeLessThan(40)
    expect(kinds('watch', 'series')).toBeGreaterThanOrEqual(1)
    expect(kinds('watched', 'movies')).toBeGreaterThanOrEqual(10)
    expect(kinds('follow', 'users')).toBeGreaterThanOrEqual(3)
    expect(kinds('follow', 'people')).toBeGreaterThanOrEqual(3)
    expect(kinds('mute', 'users')).toBe(0)
    expect(of('u-neuling')).toEqual([])
  })

  it('put nothing on a watchlist that its member has seen', () => {
    const seen = new Set([
      ...ratings.map(({ userId, itemId }) => `${userId} ${itemId}`),
      ...rows.filter(({ kind }) => kind === 'watched').map(({ userId, itemId }) => `${userId} ${itemId}`),
    ])
    const wanted = rows.filter(({ kind, itemType }) => kind === 'watch' && itemType !== 'comments')
    expect(wanted.filter(({ userId, itemId }) => seen.has(`${userId} ${itemId}`))).toEqual([])
  })
})
