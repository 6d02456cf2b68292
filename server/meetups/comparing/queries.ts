import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { meetupShowings, meetups } from '../../db/schema/meetups.ts'
import type { ShowingRow } from '../queries.ts'

/** A showing counts until it begins, as long as its meetup was not withdrawn. */
const isAhead = (now: Date) => and(gt(meetupShowings.startsAt, now), ne(meetups.status, 'cancelled'))

/** The showings still to come of meetups, each once, in a fixed order after one of them. */
export async function listAhead(db: Db, after: string, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ showing: meetupShowings.showing })
    .from(meetupShowings)
    .innerJoin(meetups, eq(meetups.id, meetupShowings.meetupId))
    .where(and(isAhead(now), gt(meetupShowings.showing, after)))
    .orderBy(asc(meetupShowings.showing))
    .limit(limit)
  return rows.map(({ showing }) => showing)
}

/** The meetups that propose a showing which is still to come. */
export async function listMeetupsOf(db: Db, showing: string, now: Date): Promise<ShowingRow[]> {
  const rows = await db
    .select({ row: meetupShowings })
    .from(meetupShowings)
    .innerJoin(meetups, eq(meetups.id, meetupShowings.meetupId))
    .where(and(isAhead(now), eq(meetupShowings.showing, showing)))
  return rows.map(({ row }) => row)
}

/** A proposed showing and its meetup; undefined once they are gone. */
export async function findProposed(tx: Tx, { meetupId, showing }: Pick<ShowingRow, 'meetupId' | 'showing'>) {
  const [found] = await tx
    .select({ row: meetupShowings, meetup: meetups })
    .from(meetupShowings)
    .innerJoin(meetups, eq(meetups.id, meetupShowings.meetupId))
    .where(and(eq(meetupShowings.meetupId, meetupId), eq(meetupShowings.showing, showing)))
  return found
}

export async function saveShowing(tx: Tx, { meetupId, showing, ...set }: ShowingRow): Promise<void> {
  await tx
    .update(meetupShowings)
    .set(set)
    .where(and(eq(meetupShowings.meetupId, meetupId), eq(meetupShowings.showing, showing)))
}
