import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProfilePart } from '#contract/privacy.ts'
import { marks } from './schema/marks.ts'
import { privacy } from './schema/privacy.ts'

/** Whether two members have each asked the other, as a condition of any query. */
export const areFriends = (one: SQLWrapper | string, other: SQLWrapper | string): SQL => sql`exists (
  select from ${marks} as said join ${marks} as answered
    on answered.user_id = said.item_id and answered.kind = 'friendship' and answered.item_type = 'users'
      and answered.item_id = said.user_id and answered."set"
  where said.user_id = ${one} and said.kind = 'friendship' and said.item_type = 'users'
    and said.item_id = ${other} and said."set")`

/** Whether a member has muted another, as a condition of any query. */
export const hasMuted = (who: SQLWrapper | string, whom: SQLWrapper | string): SQL => sql`exists (
  select from ${marks} as muting where muting.user_id = ${who} and muting.kind = 'mute' and muting.item_type = 'users'
    and muting.item_id = ${whom} and muting."set")`

/**
 * Whether a part of a member's profile is shown to whoever asks, as a condition of any query.
 *
 * @param owner whose part it is: a column, or an id.
 * @param viewer an id, or a column; null for a visitor.
 */
export function isPartShown(part: ProfilePart, owner: SQLWrapper | string, viewer: SQLWrapper | string | null): SQL {
  if (viewer === null) return isNotKept(part, owner, sql`<> 'public'`)
  const isOpen = isNotKept(part, owner, sql`= 'friends'`)
  return sql`(${owner} = ${viewer} or (${isPartShared(part, owner)} and (${isOpen} or ${areFriends(viewer, owner)})))`
}

/** Whether a part of a member's profile is shown to anybody else, be it to friends alone, as a condition of any query. */
export const isPartShared = (part: ProfilePart, owner: SQLWrapper | string): SQL =>
  isNotKept(part, owner, sql`= 'nobody'`)

const isNotKept = (part: ProfilePart, owner: SQLWrapper | string, how: SQL) => sql`not exists (
  select from ${privacy} as choice where choice.user_id = ${owner} and choice.${sql.identifier(part)} ${how})`
