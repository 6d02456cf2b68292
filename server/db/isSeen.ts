import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from './described.ts'
import { isPartShown } from './isPartShown.ts'
import { isShownList } from './isShown.ts'
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
