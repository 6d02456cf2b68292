import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { NotificationKind, NotificationSettings } from '#contract/notifications.ts'
import type { Tx } from '../db/client.ts'
import { marks } from '../db/schema/marks.ts'
import { notificationSettings, notifications } from '../db/schema/notifications.ts'
import { users } from '../db/schema/users.ts'
import { findReaders } from '../things/queries.ts'
import type { Thing } from './rows.ts'

/** What several members are told of at once, each for a reason of their own. */
export type News = { subject: Thing; thing: Thing; actorId: string | null; words?: string; now: Date }
export type Recipient = { userId: string; kind: NotificationKind; subject?: Thing }

/** Which setting decides about a kind; the moderation asks nobody. */
const settingOf: Readonly<Record<NotificationKind, keyof NotificationSettings | null>> = {
  reply: 'replies',
  mention: 'mentions',
  watch: 'watched',
  friend_request: 'friends',
  friend_accepted: 'friends',
  moderation: null,
}

/**
 * Writes down who is told of something: neither whoever did it, nor who has muted them, nor who may not read it, nor who
 * does not want to hear of such things, nor anybody twice.
 *
 * @returns the ids of those who are told.
 */
export async function insertNews(tx: Tx, recipients: readonly Recipient[], news: News): Promise<string[]> {
  const { subject, thing, actorId, words = null, now } = news
  const asked = recipients.filter(({ userId }) => userId !== actorId)
  if (asked.length === 0) return []
  const ids = asked.map(({ userId }) => userId)
  const chosen = new Map(
    (await tx.select().from(notificationSettings).where(inArray(notificationSettings.userId, ids))).map((row) => [
      row.userId,
      row,
    ]),
  )
  const deaf = new Set(actorId === null ? [] : await listMuters(tx, ids, actorId))
  const readers = (await findReaders(tx, thing.type, [thing.id], ids)).get(thing.id)
  const wanted = asked.filter(({ userId, kind }) => {
    const setting = settingOf[kind]
    if (setting === null) return true
    return (
      !deaf.has(userId) &&
      (readers === 'all' || readers?.has(userId) === true) &&
      chosen.get(userId)?.[setting] !== false
    )
  })
  const told: string[] = []
  for (let from = 0; from < wanted.length; from += 1000) {
    const rows = await tx
      .insert(notifications)
      .values(
        wanted.slice(from, from + 1000).map(({ userId, kind, subject: own = subject }) => ({
          userId,
          kind,
          subjectType: own.type,
          subjectId: own.id,
          thingType: thing.type,
          thingId: thing.id,
          actorId,
          words,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ userId: notifications.userId })
    told.push(...rows.map(({ userId }) => userId))
  }
  return told
}

async function listMuters(tx: Tx, ids: readonly string[], actorId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: marks.userId })
    .from(marks)
    .where(
      and(
        eq(marks.kind, 'mute'),
        eq(marks.itemType, 'users'),
        eq(marks.itemId, actorId),
        eq(marks.set, true),
        inArray(marks.userId, [...ids]),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** However many watch a thing, so many are told: who began last. */
const MOST_WATCHERS = 10_000

/** Who watches one of some things. */
export async function listWatchers(tx: Tx, things: readonly Thing[]): Promise<{ userId: string; thing: Thing }[]> {
  const isOne = or(...things.map(({ type, id }) => and(sql`${marks.itemType} = ${type}`, eq(marks.itemId, id))))
  const rows = await tx
    .select({ userId: marks.userId, type: marks.itemType, id: marks.itemId })
    .from(marks)
    .where(and(eq(marks.kind, 'watch'), eq(marks.set, true), isOne))
    .orderBy(desc(marks.updatedAt))
    .limit(MOST_WATCHERS)
  return rows.map(({ userId, type, id }) => ({ userId, thing: { type, id } }))
}

/** The members of some names, folded (`toUsernameKey`). */
export async function findByNames(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.usernameKey, [...keys]), sql`${users.activatedAt} is not null`))
  return rows.map(({ id }) => id)
}

/** Takes back that somebody was told of something, such as a request that is none any more. @returns whether they were. */
export async function deleteNews(tx: Tx, userId: string, kind: NotificationKind, thing: Thing): Promise<boolean> {
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.thingType, thing.type),
        eq(notifications.thingId, thing.id),
      ),
    )
    .returning({ id: notifications.id })
  return gone.length > 0
}
