import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from './described.ts'
import { isPartShown } from './isPartShown.ts'
import { isShownArticle, isShownComment, isShownList, isShownTrivia } from './isShown.ts'
import { articles } from './schema/articles.ts'
import { comments, trivia } from './schema/community.ts'
import { lists } from './schema/lists.ts'

/**
 * Whether somebody may see a list, as a condition of any query on `lists` (ADR 035): its author until it is deleted,
 * everybody else unless it is private, hidden, or kept back with all lists of its author. Whatever names a list, or
 * something on it, asks by this condition or by `isSeenComment`, at the moment of the answer.
 */
export function isSeenList(viewer: Viewer): SQL {
  const isOpen = sql`(${isShownList} and ${isPartShown('lists', lists.userId, viewer)})`
  return viewer === null ? isOpen : sql`(not ${lists.deleted} and (${lists.userId} = ${viewer} or ${isOpen}))`
}

/** Whether somebody may see the thing that a comment is about, as a condition of any query on `comments`. */
export const isAboutSeen = (viewer: Viewer): SQL => sql`(case ${comments.itemType}
  when 'lists' then exists (select from ${lists} where ${lists.id} = ${comments.itemId} and ${isSeenList(viewer)})
  when 'articles' then exists (select from ${articles} where ${articles.id} = ${comments.itemId} and ${isShownArticle})
  when 'trivia' then exists (select from ${trivia} where ${trivia.id} = ${comments.itemId} and ${isShownTrivia})
  else true end)`

/** Whether somebody may read a comment, as a condition of any query on `comments`. */
export const isSeenComment = (viewer: Viewer): SQL => sql`(${isShownComment} and ${isAboutSeen(viewer)})`
