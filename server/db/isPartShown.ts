import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { initialPrivacy, type ProfilePart, type Visibility } from '#contract/privacy.ts'
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

/** Whether neither of two members has muted the other, as a condition of any query. */
export const isUnmuted = (one: SQLWrapper | string, other: SQLWrapper | string): SQL =>
  sql`(not ${hasMuted(one, other)} and not ${hasMuted(other, one)})`

/** Whether a member tells others what they have read of messages, as a condition of any query. */
export const givesReceipts = (who: SQLWrapper | string): SQL => sql`exists (
  select from ${privacy} as choice where choice.user_id = ${who} and choice.receipts)`

/** A choice of a member about others: to see a part of the profile, or to write. */
type Chosen = ProfilePart | 'messages'

/**
 * Whether a part of a member's profile is shown to whoever asks, as a condition of any query.
 *
 * @param owner whose part it is: a column, or an id.
 * @param viewer an id, or a column; null for a visitor.
 */
export function isPartShown(part: Chosen, owner: SQLWrapper | string, viewer: SQLWrapper | string | null): SQL {
  const isPublic = isOneOf(part, owner, ['public'])
  if (viewer === null) return isPublic
  return sql`(${owner} = ${viewer} or (${isPartShared(part, owner)} and (${isPublic} or ${areFriends(viewer, owner)})))`
}

/** Whether a part of a member's profile is shown to anybody else, be it to friends alone, as a condition of any query. */
export const isPartShared = (part: Chosen, owner: SQLWrapper | string): SQL =>
  isOneOf(part, owner, ['public', 'friends'])

/** Whether a member's choice for a part is one of these. A member without a row has the initial choices. */
function isOneOf(part: Chosen, owner: SQLWrapper | string, choices: readonly Visibility[]): SQL {
  const isInitial = choices.includes(initialPrivacy[part])
  const among = sql.raw(`${isInitial ? 'not in' : 'in'} (${choices.map((who) => `'${who}'`).join(', ')})`)
  const row = sql`exists (
  select from ${privacy} as choice where choice.user_id = ${owner} and choice.${sql.identifier(part)} ${among})`
  return isInitial ? sql`not ${row}` : row
}
