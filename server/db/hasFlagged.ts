import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { marks } from './schema/marks.ts'

/** Whether a member has flagged a thing, as a condition of any query. */
export const hasFlagged = (who: SQLWrapper, type: string, id: SQLWrapper): SQL => sql`exists (
  select from ${marks} as flagging where flagging.user_id = ${who} and flagging.kind = 'flag'
    and flagging.item_type = ${type} and flagging.item_id = ${id} and flagging."set")`

/** Whether anybody has flagged a thing, as a condition of any query. */
export const isFlagged = (type: string, id: SQLWrapper): SQL => sql`exists (
  select from ${marks} as flagging where flagging.kind = 'flag'
    and flagging.item_type = ${type} and flagging.item_id = ${id} and flagging."set")`
