import { toBerlinDate } from '#contract/berlin.ts'
import { dateFilms } from './films/datedFilm.ts'
import { toMovieId } from './films/film.ts'
import { filmRatingsOf } from './films/memberRatings.ts'
import { isCritic, toAvatarId, toUserId } from './members.ts'
import type { MemberRows } from './rows.ts'
import { hash } from './seed.ts'
import type { DemoWorld } from './world.ts'

const DAY = 86_400_000

/** Of the password that the logins share, and of one that nobody knows. */
export type DemoHashes = { known: string; unknown: string }

/** The demo's members and their ratings, as of the moment of loading. */
export function toMemberRows(world: DemoWorld, hashes: DemoHashes, now: Date): MemberRows {
  const today = toBerlinDate(now)
  const films = dateFilms(world.films, today)
  const rows: MemberRows = { users: [], ratings: [] }
  for (const member of world.members) {
    const { username, credentials } = member
    const userId = toUserId(member)
    const createdAt = new Date(now.getTime() - member.joinedDaysAgo * DAY)
    const rated = filmRatingsOf(member, films, today)
    rows.users.push({
      id: userId,
      username,
      usernameKey: username.toLowerCase(),
      email: `${username.toLowerCase()}@demo.example`,
      passwordHash: member.signsIn ? hashes.known : hashes.unknown,
      credentials,
      createdAt,
      activatedAt: createdAt,
      avatarImageId: toAvatarId(member),
      changeSeq: rated.length,
      demo: true,
    })
    rated.forEach(({ item, value, top, flop, daysAgo }, index) => {
      const at = new Date(now.getTime() - daysAgo * DAY)
      const itemId = toMovieId(item.permalink)
      rows.ratings.push({
        id: `r-${hash(`${userId}|${itemId}`).toString(36)}-${index}`,
        userId,
        itemType: 'movies',
        itemId,
        value,
        top,
        flop,
        critic: isCritic(member),
        intentAt: at,
        updatedAt: at,
        changeSeq: index + 1,
      })
    })
  }
  return rows
}
