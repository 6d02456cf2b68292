import type { marks } from '../db/schema/marks.ts'
import { type DemoMember, toUserId } from './members.ts'
import { chance, hash } from './seed.ts'

const DAY = 86_400_000

/** A mark of a member; its number among the member's changes comes with the loading. */
export type DemoMark = Omit<typeof marks.$inferInsert, 'changeSeq'>

type What = Pick<DemoMark, 'kind' | 'itemType' | 'itemId'> & Partial<Pick<DemoMark, 'vote'>>

/**
 * A mark that is set, the same on every load.
 *
 * @param since when the thing was there: nobody marks it before, nor before having joined.
 */
export function toMark(member: DemoMember, what: What, since: Date, now: Date): DemoMark {
  const userId = toUserId(member)
  const thing = `${what.itemType}/${what.itemId}`
  const first = Math.max(since.getTime(), joinedAt(member, now).getTime())
  const at = new Date(now.getTime() - Math.round(chance(what.kind, userId, thing) * (now.getTime() - first)))
  return {
    // Two hashes: one has too few numbers for some thousands of marks.
    id: `k-${hash(`${what.kind}|${userId}`).toString(36)}-${hash(thing).toString(36)}`,
    userId,
    ...what,
    vote: what.vote ?? null,
    set: true,
    reason: null,
    intentAt: at,
    updatedAt: at,
  }
}

export const joinedAt = ({ joinedDaysAgo }: DemoMember, now: Date) => new Date(now.getTime() - joinedDaysAgo * DAY)
