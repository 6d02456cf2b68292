import { type SQL, sql } from 'drizzle-orm'
import { isPartShared } from './isPartShown.ts'
import { comments } from './schema/community.ts'
import { lists } from './schema/lists.ts'
import { marks } from './schema/marks.ts'

/*
 * What the moderation may look at, hidden or not, as conditions of any query. What an author shares with nobody is
 * nobody's business (ADR 035).
 */

/** Of `lists`: those that somebody beside their author may see, or might if they were not hidden. */
export const isModeratedList: SQL = sql`(not ${lists.deleted} and not ${lists.private}
  and ${isPartShared('lists', lists.userId)})`

/**
 * Of `comments`: all but those on such a list. Its author may still show the moderation what others wrote there, by a
 * flag: whoever insults somebody must not get away because the list was made private.
 */
export const isModeratedComment: SQL = sql`(not ${comments.deleted} and (${comments.itemType} <> 'lists' or exists (
  select from ${lists} where ${lists.id} = ${comments.itemId} and not ${lists.deleted} and (${isModeratedList} or exists (
    select from ${marks} where ${marks.userId} = ${lists.userId} and ${marks.kind} = 'flag'
      and ${marks.itemType} = 'comments' and ${marks.itemId} = ${comments.id} and ${marks.set})))))`
