import { and, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NotificationKind, NotificationSettings } from '#contract/notifications.ts'
import type { Db, Tx } from '../db/client.ts'
import { comments, trivia } from '../db/schema/community.ts'
import { marks } from '../db/schema/marks.ts'
import { notificationSettings, notifications } from '../db/schema/notifications.ts'
import { users } from '../db/schema/users.ts'
import type { GroupRow, Thing } from './rows.ts'

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
 * Writes down who is told of something: neither whoever did it, nor who has muted them, nor who does not want to hear
 * of such things, nor anybody twice.
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
  const wanted = asked.filter(({ userId, kind }) => {
    const setting = settingOf[kind]
    return !deaf.has(userId) && (setting === null || chosen.get(userId)?.[setting] !== false)
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

/** Whose comments these are. */
export async function findAuthorsOf(tx: Tx, ids: readonly string[]): Promise<{ id: string; userId: string }[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: comments.id, userId: comments.userId })
    .from(comments)
    .where(inArray(comments.id, [...ids]))
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

/** What a comment or a piece of trivia is about. */
export async function findItemOf(db: Db, type: 'comments' | 'trivia', id: string) {
  if (type === 'comments') {
    const { itemType, itemId, parentId, userId } = comments
    const [row] = await db.select({ itemType, itemId, parentId, userId }).from(comments).where(eq(comments.id, id))
    return row
  }
  const { itemType, itemId, userId } = trivia
  const [row] = await db.select({ itemType, itemId, userId }).from(trivia).where(eq(trivia.id, id))
  return row && { ...row, parentId: null }
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

/** As it stands now: neither from somebody muted, nor about what is deleted or hidden. */
function isVisible(userId: string): SQL {
  const { actorId, thingType, thingId } = notifications
  return sql`(${actorId} is null or not exists (
      select from ${marks} where ${marks.userId} = ${userId} and ${marks.kind} = 'mute' and ${marks.itemType} = 'users'
        and ${marks.itemId} = ${actorId} and ${marks.set}))
    and (${notifications.kind} = 'moderation' or ${thingType} <> 'comments' or exists (
      select from ${comments} where ${comments.id} = ${thingId} and not ${comments.deleted} and not ${comments.hidden}))
    and (${notifications.kind} = 'moderation' or ${thingType} <> 'trivia' or exists (
      select from ${trivia} where ${trivia.id} = ${thingId} and not ${trivia.deleted} and not ${trivia.hidden}))`
}

/** What is shown as one: what is new about one subject; what was read about it on one day; each word of the moderation. */
const group = sql`${notifications.kind}, ${notifications.subjectType}, ${notifications.subjectId},
  ${notifications.thingType}, ${notifications.readAt} is null,
  case when ${notifications.readAt} is null then null else (${notifications.createdAt} at time zone 'Europe/Berlin')::date end,
  case when ${notifications.kind} = 'moderation' then ${notifications.id} end`

type RawGroup = {
  id: string
  kind: NotificationKind
  subject_type: string
  subject_id: string
  thing_type: string
  things: string[]
  words: string[] | null
  actors: (string | null)[]
  count: number
  read: boolean
  created_at: string
}

/** A member's notifications put together, the latest first. */
export async function listGroups(db: Db, userId: string, page: { offset: number; limit: number }): Promise<GroupRow[]> {
  const { rows } = await db.execute<RawGroup>(sql`
    select max(${notifications.id})::text as id, ${notifications.kind} as kind,
      ${notifications.subjectType} as subject_type, ${notifications.subjectId} as subject_id,
      ${notifications.thingType} as thing_type, not (${notifications.readAt} is null) as read,
      (array_agg(${notifications.thingId} order by ${notifications.id} desc))[1:1] as things,
      (array_agg(${notifications.words} order by ${notifications.id} desc))[1:1] as words,
      array_agg(${notifications.actorId} order by ${notifications.id} desc) as actors,
      count(*)::int as count, to_json(max(${notifications.createdAt})) as created_at
    from ${notifications}
    where ${notifications.userId} = ${userId} and ${isVisible(userId)}
    group by ${group}
    order by max(${notifications.id}) desc
    offset ${page.offset} limit ${page.limit}`)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: { type: row.subject_type, id: row.subject_id },
    thing: { type: row.thing_type, id: row.things[0] ?? '' },
    words: row.words?.[0] ?? null,
    actorIds: [...new Set(row.actors.flatMap((id) => (id === null ? [] : [id])))],
    count: row.count,
    read: row.read,
    createdAt: new Date(row.created_at),
  }))
}

/**
 * How many of a member's notifications are new, put together as they are shown.
 *
 * @param without a kind that is counted elsewhere.
 */
export async function countUnread(db: Db, userId: string, without?: NotificationKind): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select count(*)::int as number from (
      select 1 from ${notifications}
      where ${notifications.userId} = ${userId} and ${isNull(notifications.readAt)} and ${isVisible(userId)}
        and ${notifications.kind} <> ${without ?? ''}
      group by ${group}
    ) as unread`)
  return rows[0]?.number ?? 0
}

/** Marks as read all up to one. @returns whether that changed something. */
export async function readUntil(tx: Tx, userId: string, id: number, now: Date): Promise<boolean> {
  return setRead(tx, and(eq(notifications.userId, userId), lte(notifications.id, id)), now)
}

/** Marks as read one and those that are put together with it. @returns whether that changed something. */
export async function readGroup(tx: Tx, userId: string, id: number, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
  if (!row) return false
  const { kind, subjectType, subjectId, thingType } = row
  const isOfGroup = and(
    eq(notifications.userId, userId),
    lte(notifications.id, id),
    eq(notifications.kind, kind),
    eq(notifications.subjectType, subjectType),
    eq(notifications.subjectId, subjectId),
    eq(notifications.thingType, thingType),
    kind === 'moderation' ? eq(notifications.id, id) : undefined,
  )
  return setRead(tx, isOfGroup, now)
}

async function setRead(tx: Tx, which: SQL | undefined, now: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(which, isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function findSettings(db: Db, userId: string): Promise<NotificationSettings | undefined> {
  const { replies, mentions, watched, friends } = notificationSettings
  const [row] = await db
    .select({ replies, mentions, watched, friends })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return row
}

export async function saveSettings(db: Db, userId: string, settings: NotificationSettings): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
}

export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}
