import { type DemoMember, isCritic, type MemberRating, ratingsOf } from '../members.ts'
import type { MemberRows } from '../rows.ts'
import { hash } from '../seed.ts'
import type { DemoWorld } from '../world.ts'
import { type DemoSeries, toSeriesId } from './series.ts'

const DAY = 86_400_000

/** The members' ratings of the series; the same on every load. */
export function ratingsOfMembers({ members, series }: DemoWorld): Map<DemoMember, MemberRating<DemoSeries>[]> {
  return new Map(members.map((member) => [member, seriesRatingsOf(member, series)]))
}

/** A member's ratings of series. The first day of a series is unknown: a rating may be as old as its member. */
function seriesRatingsOf(member: DemoMember, series: readonly DemoSeries[]): MemberRating<DemoSeries>[] {
  const { share, seriesShare = share } = member
  return ratingsOf(
    member,
    series,
    ({ popularity }) => seriesShare * (0.4 + popularity / 120),
    () => Number.POSITIVE_INFINITY,
  )
}

/** The members with their ratings of series after those of films. */
export function withSeriesRatings(rows: MemberRows, world: DemoWorld, now: Date): MemberRows {
  const bySeries = [...ratingsOfMembers(world)]
  const added = rows.users.map((user) => {
    const [member, ratings] = bySeries.find(([{ username }]) => username === user.username) ?? [null, []]
    const before = user.changeSeq ?? 0
    return {
      user: { ...user, changeSeq: before + ratings.length },
      ratings: ratings.map(({ item, value, top, flop, daysAgo }, index): MemberRows['ratings'][number] => {
        const itemId = toSeriesId(item)
        const at = new Date(now.getTime() - daysAgo * DAY)
        return {
          id: `r-${hash(`${user.id}|${itemId}`).toString(36)}-s${index}`,
          userId: user.id,
          itemType: 'series',
          itemId,
          ...{ value, top, flop },
          critic: member !== null && isCritic(member),
          intentAt: at,
          updatedAt: at,
          changeSeq: before + index + 1,
        }
      }),
    }
  })
  return {
    users: added.map(({ user }) => user),
    ratings: [...rows.ratings, ...added.flatMap(({ ratings }) => ratings)],
  }
}
