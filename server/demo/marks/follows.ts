import { type DemoMember, isCritic, logins, type MemberName, toUserId } from '../members.ts'
import type { CommunityRows, MemberRows } from '../rows.ts'
import { chance } from '../seed.ts'
import { type DemoMark, joinedAt, toMark } from './mark.ts'

/** Whom a member of the demo follows: critics more than others; of those who made a favourite film, some. */
const FOLLOWS = { critic: 0.5, member: 0.22, maker: 0.3 }
/** Those who keep the house in order have no followers. */
const staff: readonly MemberName[] = ['moderation', 'admin']
/** Who does not want to read whom. */
const muted: readonly (readonly [MemberName, MemberName])[] = [
  ['Lena_schaut', 'Grantler_Wien'],
  ['PapaMitPopcorn', 'Nachtvorstellung'],
]

/** Who follows which other members, and who mutes whom. */
export function followsOf(members: readonly DemoMember[], now: Date): DemoMark[] {
  return members.flatMap((member) =>
    members.flatMap((other) => {
      const itemId = toUserId(other)
      const since = joinedAt(other, now)
      const mutes = muted.some(([who, whom]) => who === member.username && whom === other.username)
      if (mutes) return [toMark(member, { kind: 'mute', itemType: 'users', itemId }, since, now)]
      const share = isCritic(other) ? FOLLOWS.critic : FOLLOWS.member
      const follows = other !== member && !staff.includes(other.username)
      if (!follows || chance('follows', member.username, other.username) >= share) return []
      return [toMark(member, { kind: 'follow', itemType: 'users', itemId }, since, now)]
    }),
  )
}

/** Who is a friend of whom who can sign in, and who has asked. Some of the friends see films quite otherwise. */
const friends: Readonly<Partial<Record<MemberName, readonly MemberName[]>>> = {
  kinofan: [
    'Filmrolle35',
    'Programmkino_Ulla',
    'Grantler_Wien',
    'Nachtvorstellung',
    'scifidel',
    'soundtracksophie',
    'kritik',
  ],
  kritik: ['ReiheSieben', 'Programmkino_Ulla'],
  moderation: ['kritik', 'Lena_schaut'],
}
const asking: readonly (readonly [MemberName, MemberName])[] = [
  ['PapaMitPopcorn', 'kinofan'],
  ['ReiheSieben', 'kinofan'],
  ['kinofan', 'Lena_schaut'],
]

/** Friendships from both sides, and requests that wait for an answer. */
export function friendshipsOf(members: readonly DemoMember[], now: Date): DemoMark[] {
  const pairs = Object.entries(friends).flatMap(([one, others]) =>
    others.flatMap((other) => [[one, other] as const, [other, one] as const]),
  )
  return [...pairs, ...asking].flatMap(([who, whom]) => {
    const [member, other] = [who, whom].map((name) => members.find(({ username }) => username === name))
    if (!member || !other) return []
    const what = { kind: 'friendship' as const, itemType: 'users' as const, itemId: toUserId(other) }
    return [toMark(member, what, joinedAt(other, now), now)]
  })
}

/** Which directors a member follows: some of those whose films they call their favourites. */
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

/** Who can sign in wants to hear what is answered to them: they watch the comments they have written. */
export function watchedThreads(rows: CommunityRows, members: readonly DemoMember[], now: Date): DemoMark[] {
  return rows.comments
    .filter(({ parentId }) => parentId === null)
    .flatMap(({ id, userId, createdAt }) => {
      const author = members.find((member) => toUserId(member) === userId)
      if (!author || !logins.some(({ username }) => username === author.username)) return []
      return [toMark(author, { kind: 'watch', itemType: 'comments', itemId: id }, createdAt, now)]
    })
}
