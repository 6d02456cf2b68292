import { describe, expect, it } from 'vitest'
import { ListId } from '#contract/ids.ts'
import { MAX_ITEM_DESCRIPTION } from '#contract/ownListItems.ts'
import { toUserId } from '../members.ts'
import { readDemoWorld } from '../world.ts'
import { toListRows } from './listRows.ts'

const NOW = new Date('2026-11-21T11:00:00.000Z')
const DAY = 86_400_000
const world = await readDemoWorld()
const rows = toListRows(world, NOW)

describe('the lists of the demo', () => {
  it('are many, some of them private, and five are of kinofan', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40)
    const hidden = rows.filter(({ list }) => list.private)
    expect(hidden.length).toBeGreaterThanOrEqual(4)
    expect(rows.filter(({ list }) => list.userId === 'u-kinofan')).toHaveLength(5)
    expect(hidden.some(({ list }) => list.userId === 'u-kinofan')).toBe(true)
  })

  it('hold 6 to 25 titles each, none twice, films and series among them, and notes at some', () => {
    for (const { list, items } of rows) {
      expect([list.name, items.length >= 6 && items.length <= 25]).toEqual([list.name, true])
      expect(new Set(items.map(({ itemType, itemId }) => `${itemType}/${itemId}`)).size).toBe(items.length)
      expect(list.itemsCount).toBe(items.length)
    }
    const items = rows.flatMap((row) => row.items)
    expect(items.filter(({ itemType }) => itemType === 'series').length).toBeGreaterThan(40)
    const notes = items.map(({ description = '' }) => description).filter((note) => note !== '')
    expect(notes.length).toBeGreaterThan(90)
    expect(Math.max(...notes.map((note) => note.length))).toBeLessThanOrEqual(MAX_ITEM_DESCRIPTION)
  })

  it('have an address each that can be read', () => {
    const ids = rows.map(({ list }) => ListId.parse(list.id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('filme-fuer-regentage')
  })

  it('were made and filled after their authors had joined, and before now', () => {
    const joined = new Map(
      world.members.map((member) => [toUserId(member), NOW.getTime() - member.joinedDaysAgo * DAY]),
    )
    for (const { list, items } of rows) {
      const times = [list.createdAt, ...items.map(({ addedAt }) => addedAt)].map((at) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBeGreaterThan(joined.get(list.userId) ?? Number.POSITIVE_INFINITY)
      expect(times.at(-1)).toBeLessThan(NOW.getTime())
      expect(list.updatedAt.getTime()).toBe(times.at(-1))
    }
  })

  it('are liked by other members where everybody sees them, never by more than are counted', () => {
    for (const { list, diggs } of rows) {
      expect(list.diggsCount).toBeGreaterThanOrEqual(diggs.length)
      expect(diggs.map(({ userId }) => userId)).not.toContain(list.userId)
      if (list.private) expect([list.diggsCount, diggs]).toEqual([0, []])
    }
    expect(rows.flatMap(({ diggs }) => diggs).length).toBeGreaterThan(100)
  })

  it('are the same on every load', () => {
    expect(toListRows(world, NOW)).toEqual(rows)
  })
})
