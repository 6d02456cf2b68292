import { and, asc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { areFriends, isUnmuted } from '../db/isPartShown.ts'
import { images } from '../db/schema/media.ts'
import { meetupAnswers, meetupMembers, meetupShowings, meetups } from '../db/schema/meetups.ts'
import { users } from '../db/schema/users.ts'

export type MeetupRow = typeof meetups.$inferSelect
export type ShowingRow = typeof meetupShowings.$inferSelect
export type MemberRow = typeof meetupMembers.$inferSelect
export type AnswerRow = typeof meetupAnswers.$inferSelect

/** Of these members, those whom one may invite: friends, none of them hidden, muted or muting. */
export async function listInvitable(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.hidden, false),
        areFriends(userId, users.id),
        isUnmuted(users.id, userId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The ids of all members of a meetup, also of those who have left or may not see it. */
export async function listMemberIds(tx: Tx, meetupId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: meetupMembers.userId })
    .from(meetupMembers)
    .where(eq(meetupMembers.meetupId, meetupId))
    .orderBy(asc(meetupMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** Whether a meetup is there, be it anybody's. */
export async function isTaken(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(meetupMembers, eq(meetupMembers.meetupId, id))) > 0
}

/** Condition: the proposer, or whoever is still a friend of the proposer, has not left and is not muted by either. */
const isSeenBy = (viewer: string) =>
  and(
    eq(meetupMembers.userId, viewer),
    eq(meetupMembers.hasLeft, false),
    or(
      eq(meetups.userId, viewer),
      and(eq(users.hidden, false), areFriends(meetups.userId, viewer), isUnmuted(meetups.userId, viewer)),
    ),
  )

/** Of these meetups, those that a member may see. */
export async function listSeen(db: Db | Tx, ids: readonly string[], viewer: string): Promise<MeetupRow[]> {
  if (ids.length === 0) return []
  return db
    .select(getTableColumns(meetups))
    .from(meetups)
    .innerJoin(meetupMembers, eq(meetupMembers.meetupId, meetups.id))
    .innerJoin(users, eq(users.id, meetups.userId))
    .where(and(inArray(meetups.id, [...ids]), isSeenBy(viewer)))
}

/** The showings of meetups, the earliest first. */
export async function listShowings(db: Db | Tx, ids: readonly string[]): Promise<ShowingRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(meetupShowings)
    .where(inArray(meetupShowings.meetupId, [...ids]))
    .orderBy(asc(meetupShowings.startsAt), asc(meetupShowings.showing))
}

/**
 * The members of meetups as a viewer sees them, by name: left out is who has left, is no friend of the proposer any
 * more, or is muted by or has muted the proposer or the viewer.
 */
export async function listPeople(db: Db | Tx, ids: readonly string[], viewer: string) {
  if (ids.length === 0) return []
  const { id, username, credentials } = users
  return db
    .select({
      ...{ meetupId: meetupMembers.meetupId, isProposer: meetupMembers.isProposer },
      ...{ id, username, credentials, avatar: getTableColumns(images) },
    })
    .from(meetupMembers)
    .innerJoin(meetups, eq(meetups.id, meetupMembers.meetupId))
    .innerJoin(users, eq(users.id, meetupMembers.userId))
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(
      and(
        inArray(meetupMembers.meetupId, [...ids]),
        eq(meetupMembers.hasLeft, false),
        or(
          eq(meetupMembers.isProposer, true),
          and(
            eq(users.hidden, false),
            areFriends(meetups.userId, users.id),
            isUnmuted(meetups.userId, users.id),
            isUnmuted(users.id, viewer),
          ),
        ),
      ),
    )
    .orderBy(asc(users.usernameKey))
}

export async function listAnswers(db: Db | Tx, ids: readonly string[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(meetupAnswers)
    .where(inArray(meetupAnswers.meetupId, [...ids]))
}

export async function insertMeetup(
  tx: Tx,
  meetup: MeetupRow,
  showings: readonly ShowingRow[],
  members: readonly MemberRow[],
): Promise<void> {
  await tx.insert(meetups).values(meetup)
  await tx.insert(meetupShowings).values([...showings])
  await tx.insert(meetupMembers).values([...members])
}

export async function saveMeetup(tx: Tx, { id, ...set }: MeetupRow): Promise<void> {
  await tx.update(meetups).set(set).where(eq(meetups.id, id))
}

const isMember = (meetupId: string, userId: string) =>
  and(eq(meetupMembers.meetupId, meetupId), eq(meetupMembers.userId, userId))

/** Notes a change of a meetup for one of its members; its time never goes back. */
export async function noteChange(
  tx: Tx,
  meetupId: string,
  userId: string,
  { changeSeq, now }: { changeSeq: number; now: Date },
): Promise<void> {
  const updatedAt = sql`greatest(${meetupMembers.updatedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(meetupMembers).set({ changeSeq, updatedAt }).where(isMember(meetupId, userId))
}

export async function saveLeft(tx: Tx, meetupId: string, userId: string): Promise<void> {
  await tx.update(meetupMembers).set({ hasLeft: true }).where(isMember(meetupId, userId))
}

/** A member's part in a meetup; undefined for whoever is none of its members. */
export async function findMember(db: Db | Tx, meetupId: string, userId: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(meetupMembers).where(isMember(meetupId, userId))
  return row
}

/** A member's answers to the showings of one meetup. */
export async function listAnswersOf(tx: Tx, meetupId: string, userId: string): Promise<AnswerRow[]> {
  return tx
    .select()
    .from(meetupAnswers)
    .where(and(eq(meetupAnswers.meetupId, meetupId), eq(meetupAnswers.userId, userId)))
}

export async function saveAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  const { meetupId: _meetup, userId: _user, showing: _showing, ...set } = row
  const { meetupId, userId, showing } = meetupAnswers
  await tx
    .insert(meetupAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [meetupId, userId, showing], set })
}

/** A member's meetups that changed after a number, in the order of the changes; those that are gone, too. */
export async function listChangedMembers(db: Db, userId: string, since: number, limit: number): Promise<MemberRow[]> {
  return db
    .select()
    .from(meetupMembers)
    .where(and(eq(meetupMembers.userId, userId), gt(meetupMembers.changeSeq, since)))
    .orderBy(asc(meetupMembers.changeSeq))
    .limit(limit)
}

/** A member's answers that changed after a number, in the order of the changes. */
export async function listChangedAnswers(db: Db, userId: string, since: number, limit: number): Promise<AnswerRow[]> {
  return db
    .select()
    .from(meetupAnswers)
    .where(and(eq(meetupAnswers.userId, userId), gt(meetupAnswers.changeSeq, since)))
    .orderBy(asc(meetupAnswers.changeSeq))
    .limit(limit)
}

export async function findProposer(tx: Tx, meetupId: string): Promise<string | undefined> {
  const [row] = await tx.select({ userId: meetups.userId }).from(meetups).where(eq(meetups.id, meetupId))
  return row?.userId
}

/** All meetups of a member, in a fixed order. */
export async function listMemberships(tx: Tx, userId: string): Promise<MemberRow[]> {
  return tx.select().from(meetupMembers).where(eq(meetupMembers.userId, userId)).orderBy(asc(meetupMembers.meetupId))
}

/** The meetups of which both are members, in a fixed order. */
export async function listShared(tx: Tx, one: string, other: string): Promise<string[]> {
  const rows = await tx
    .select({ id: meetupMembers.meetupId })
    .from(meetupMembers)
    .where(inArray(meetupMembers.userId, [one, other]))
    .groupBy(meetupMembers.meetupId)
    .having(sql`count(*) = 2`)
    .orderBy(asc(meetupMembers.meetupId))
  return rows.map(({ id }) => id)
}

export async function deleteMember(tx: Tx, meetupId: string, userId: string): Promise<void> {
  await tx.delete(meetupMembers).where(isMember(meetupId, userId))
}
