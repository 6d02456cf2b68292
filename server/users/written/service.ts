import type * as z from 'zod/mini'
import type { userCommentsCall } from '#contract/userCollections.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import type { Member } from '../../http/platform.ts'
import { readTitleCards } from '../../marks/service.ts'
import { see } from '../seen/service.ts'
import { findArticles, listWritten } from './queries.ts'

const COMMENTS_PER_PAGE = 20
type Comments = z.input<(typeof userCommentsCall)['answer']>

/** @throws ProblemError `not_found` */
export async function listCommentsOf(db: Db, id: string, page = 1, viewer: Member | null): Promise<Comments> {
  const { user, shown } = await see(db, id, viewer)
  if (!shown.comments) return { items: [], nextPage: null, filters: {}, hidden: true }
  const found = await listWritten(db, user.id, pageOf(page, COMMENTS_PER_PAGE))
  const rows = found.slice(0, COMMENTS_PER_PAGE)
  const [cardOf, articles] = await Promise.all([
    readTitleCards(db, rows),
    findArticles(
      db,
      rows.flatMap((row) => (row.itemType === 'articles' ? [row.itemId] : [])),
    ),
  ])
  const articleOf = (row: (typeof rows)[number]) => (row.itemType === 'articles' ? articles.get(row.itemId) : undefined)
  return {
    items: rows.map((row) => ({
      id: row.id,
      body: row.body,
      spoiler: row.spoiler,
      isReply: row.parentId !== null,
      diggs_count: row.diggsCount,
      createdAt: row.createdAt.toISOString(),
      type: row.itemType,
      item: row.itemId,
      card: cardOf(row),
      article: articleOf(row),
    })),
    nextPage: found.length > COMMENTS_PER_PAGE ? page + 1 : null,
    filters: {},
    hidden: false,
  }
}
