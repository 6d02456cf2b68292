import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { comments } from '../../db/schema/comments.ts'
import { isLive, type PageOfRows } from '../queries.ts'
import type { CommentRow } from '../rows.ts'

/** The first replies to each of several comments as they were written, and how many each comment has in all. */
export async function listFirstReplies(
  db: Db,
  parentIds: readonly string[],
  most: number,
): Promise<(CommentRow & { total: number })[]> {
  if (parentIds.length === 0) return []
  const ranked = db
    .select({
      ...getTableColumns(comments),
      place:
        sql<number>`(row_number() over (partition by ${comments.parentId} order by ${comments.createdAt}, ${comments.id}))::int`.as(
          'place',
        ),
      total: sql<number>`(count(*) over (partition by ${comments.parentId}))::int`.as('total'),
    })
    .from(comments)
    .where(and(inArray(comments.parentId, [...parentIds]), isLive))
    .as('ranked')
  return db.select().from(ranked).where(lte(ranked.place, most)).orderBy(asc(ranked.place))
}

/** The replies to one comment as they were written. */
export async function listReplies(db: Db, parentId: string, page: PageOfRows): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.parentId, parentId), isLive))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .offset(page.offset)
    .limit(page.limit)
}
