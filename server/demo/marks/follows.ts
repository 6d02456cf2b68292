import { type DemoMark, joinedAt, toMark } from '../mark.ts'
import { type DemoMember, isCritic, toUserId } from '../members.ts'
import type { CommunityRows, MemberRows } from '../rows.ts'
import { chance } from '../seed.ts'

/**
 * The share of members that a member of the demo follows: more of the critics than of the others; and of the makers of
 * favourite films.
 */
const FOLLOWS = { critic: 0.5, member: 0.22, maker: 0.3 }
/** Moderators and administrators have no followers. */
const staff: readonly string[] = ['moderation', 'admin']

/** The follows and mutes between members. */
export function followsOf(members: readonly DemoMember[], now: Date): DemoMark[] {
  return members.flatMap((member) =>
    members.flatMap((other) => {
      const itemId = toUserId(other)
      const since = joinedAt(other, now)
      if (member.mutes?.includes(other.username))
        return [toMark(member, { kind: 'mute', itemType: 'users', itemId }, since, now)]
      const share = isCritic(other) ? FOLLOWS.critic : FOLLOWS.member
      const follows = other !== member && !staff.includes(other.username)
      if (!follows || chance('follows', member.username, other.username) >= share) return []
      return [toMark(member, { kind: 'follow', itemType: 'users', itemId }, since, now)]
    }),
  )
}

/** Friendships from both sides, and requests that wait for an answer. */
export function friendshipsOf(members: readonly DemoMember[], now: Date): DemoMark[] {
  const friends = members.flatMap(({ username, friends = [] }) =>
    friends.flatMap((friend) => [[username, friend] as const, [friend, username] as const]),
  )
  const asked = members.flatMap(({ username, asks = [] }) => asks.map((other) => [username, other] as const))
  return [...friends, ...asked].flatMap(([who, whom]) => {
    const [member, other] = [who, whom].map((name) => members.find(({ username }) => username === name))
    if (!member || !other) return []
    const what = { kind: 'friendship' as const, itemType: 'users' as const, itemId: toUserId(other) }
    return [toMark(member, what, joinedAt(other, now), now)]
  })
}

/** The directors whom a member follows: some of those of the member's favourite films. */
export function followedMakers(
  members: readonly DemoMember[],
  ratings: MemberRows['ratings'],
  makersOf: (movieId: string) => readonly string[],
  now: Date,
): DemoMark[] {
  return members.flatMap((member) => {
    const tops = ratings.filter(({ userId, top }) => top === true && userId === toUserId(member))
    const makers = new Set(tops.flatMap(({ itemId }) => makersOf(itemId)))
    return [...makers]
      .filter((maker) => chance('maker', member.username, maker) < FOLLOWS.maker)
      .map((itemId) => toMark(member, { kind: 'follow', itemType: 'people', itemId }, new Date(0), now))
  })
}

/** Watches by the members with a demo login: each watches the comments they have written, to be notified of replies. */
export function watchedThreads(rows: CommunityRows, members: readonly DemoMember[], now: Date): DemoMark[] {
  return rows.comments
    .filter(({ parentId }) => parentId === null)
    .flatMap(({ id, userId, createdAt }) => {
      const author = members.find((member) => toUserId(member) === userId)
      if (!author?.signsIn) return []
      return [toMark(author, { kind: 'watch', itemType: 'comments', itemId: id }, createdAt, now)]
    })
}
