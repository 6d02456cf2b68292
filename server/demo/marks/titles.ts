import { type DemoMark, toMark } from '../mark.ts'
import { type DemoMember, toUserId } from '../members.ts'
import type { MemberRows } from '../rows.ts'
import { chance } from '../seed.ts'

/** A film or series, as far as a member may want to see it or has seen it. */
export type DemoTitle = {
  readonly itemType: 'movies' | 'series'
  readonly itemId: string
  readonly popularity: number
  /** False of a film that has not started. */
  readonly isOut: boolean
  readonly since: Date
}

/** Whether a member keeps a title: what is still to come soonest of all; nobody what they have rated. */
const WATCH = { upcoming: 0.35, other: 0.1 }
/** Whether a member has seen what they have not rated. */
const WATCHED = 0.06

/** The members' watchlists, and what they have marked as seen. */
export function titleMarksOf(
  titles: readonly DemoTitle[],
  members: readonly DemoMember[],
  ratings: MemberRows['ratings'],
  now: Date,
): DemoMark[] {
  const rated = new Set(ratings.map(({ userId, itemId }) => `${userId} ${itemId}`))
  return members.flatMap((member) =>
    titles.flatMap(({ itemType, itemId, popularity, isOut, since }) => {
      const isRated = rated.has(`${toUserId(member)} ${itemId}`)
      const happens = (kind: string, share: number) =>
        chance(kind, member.username, itemId) < share * (0.5 + popularity / 100)
      const isSeen = isRated || (isOut && happens('watched', WATCHED))
      const isWanted = !isRated && !isSeen && happens('watch', isOut ? WATCH.other : WATCH.upcoming)
      return [
        ...(isSeen ? [toMark(member, { kind: 'watched', itemType, itemId }, since, now)] : []),
        ...(isWanted ? [toMark(member, { kind: 'watch', itemType, itemId }, isOut ? since : new Date(0), now)] : []),
      ]
    }),
  )
}
