import { and, asc, count, countDistinct, eq, gte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { seenEpisodes } from '../../db/schema/watching.ts'

const isSeenOf = (seriesId: string) => and(eq(seenEpisodes.seriesId, seriesId), eq(seenEpisodes.seen, true))

/** The number of members who have marked any episode of a series as seen. */
export async function countViewers(db: Db, seriesId: string): Promise<number> {
  const [row] = await db
    .select({ members: countDistinct(seenEpisodes.userId) })
    .from(seenEpisodes)
    .where(isSeenOf(seriesId))
  return row?.members ?? 0
}

/** The number of members who have seen each episode, for those that `fewest` have seen at least. */
export function listViewers(db: Db, seriesId: string, fewest: number) {
  const { season, number } = seenEpisodes
  const viewers = count()
  return db
    .select({ season, number, viewers })
    .from(seenEpisodes)
    .where(isSeenOf(seriesId))
    .groupBy(season, number)
    .having(gte(viewers, fewest))
    .orderBy(asc(season), asc(number))
}
