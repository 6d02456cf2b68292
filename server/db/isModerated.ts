import { type SQL, sql } from 'drizzle-orm'
import { isPartShared } from './isPartShown.ts'
import { lists } from './schema/lists.ts'

/**
 * Of `lists`: those that somebody beside their author may see, or might if they were not hidden, as a condition of any
 * query. What an author shares with nobody is nobody's business (ADR 035).
 */
export const isModeratedList: SQL = sql`(not ${lists.deleted} and not ${lists.private}
  and ${isPartShared('lists', lists.userId)})`
