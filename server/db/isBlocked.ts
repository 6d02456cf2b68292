import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { memberBlocks } from './schema/moderation.ts'

/** Whether the moderation has blocked a member, as a condition of any query: such a one reads and publishes nothing. */
export const isBlocked = (who: SQLWrapper | string, now: Date): SQL => sql`exists (
  select from ${memberBlocks} as blocking where blocking.user_id = ${who}
    and (blocking.until is null or blocking.until > ${now.toISOString()}::timestamptz))`
