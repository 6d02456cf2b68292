import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the moderation has blocked a member, as a condition of any query: such a one reads and publishes nothing. */
export const isBlocked = (who: SQLWrapper | string, now: Date): SQL => sql`exists (
  select from member_blocks as blocking where blocking.user_id = ${who}
    and (blocking.until is null or blocking.until > ${now.toISOString()}::timestamptz))`
