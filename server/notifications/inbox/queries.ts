import { isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '#contract/notifications.ts'
import { thingTypes } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import { hasMuted } from '../../db/isPartShown.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { isThingSeen } from '../../things/readers/queries.ts'
import type { GroupRow } from '../rows.ts'

/** Condition for visible notifications: the member has not muted the actor, and may still read the thing. */
function isVisible(userId: string): SQL {
  const { actorId, thingType, thingId } = notifications
  return sql`(${actorId} is null or not ${hasMuted(userId, actorId)})
    and (${notifications.kind} in ('moderation', 'reminder') or ${isThingSeen(thingType, thingId, userId, thingTypes)})`
}

/**
 * The key by which notifications are shown as one: unread ones by subject; read ones by subject and day; each message
 * of the moderation, each reminder, meetup and thread by itself.
 */
const group = sql`${notifications.kind}, ${notifications.subjectType}, ${notifications.subjectId},
  ${notifications.thingType}, ${notifications.readAt} is null,
  case when ${notifications.readAt} is null then null else (${notifications.createdAt} at time zone 'Europe/Berlin')::date end,
  case when ${notifications.kind} in ('moderation', 'reminder', 'meetup', 'message') then ${notifications.id} end`

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

/** A member's notifications in groups, the latest first. */
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
 * The number of a member's unread notifications, in groups as they are shown.
 *
 * @param without kinds that are counted elsewhere.
 */
export async function countUnread(db: Db, userId: string, without: readonly NotificationKind[] = []): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select count(*)::int as number from (
      select 1 from ${notifications}
      where ${notifications.userId} = ${userId} and ${isNull(notifications.readAt)} and ${isVisible(userId)}
        and ${without.length === 0 ? sql`true` : notInArray(notifications.kind, [...without])}
      group by ${group}
    ) as unread`)
  return rows[0]?.number ?? 0
}
