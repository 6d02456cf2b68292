import { toMovieId, toPermalinks } from './catalogueRows.ts'
import type { DemoFilm } from './films/film.ts'
import { isCritic, members, ratingsOf } from './members.ts'
import type { MemberRows } from './rows.ts'
import { hash } from './seed.ts'

const DAY = 86_400_000

/** The demo's members and their ratings. */
export function toMemberRows(films: readonly DemoFilm[], passwordHash: string, now: Date): MemberRows {
  const permalinks = toPermalinks(films)
  const rows: MemberRows = { users: [], ratings: [] }
  for (const member of members) {
    const userId = `u-${member.username}`
    const createdAt = new Date(now.getTime() - member.joinedDaysAgo * DAY)
    const rated = ratingsOf(member, films)
    rows.users.push({
      id: userId,
      username: member.username,
      usernameKey: member.username,
      email: `${member.username}@demo.example`,
      passwordHash,
      credentials: member.credentials,
      createdAt,
      activatedAt: createdAt,
      avatarImageId: `a-${member.username}`,
      changeSeq: rated.length,
      demo: true,
    })
    rated.forEach(({ film, value, top, flop, daysAgo }, index) => {
      const at = new Date(now.getTime() - daysAgo * DAY)
      const itemId = toMovieId(permalinks.get(film) ?? '')
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
