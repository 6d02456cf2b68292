import { and, eq, inArray, or } from 'drizzle-orm'
import { toArticlePath } from '#contract/articlePath.ts'
import type { Db } from './client.ts'
import { isSeenList } from './isSeen.ts'
import { isShownArticle } from './isShown.ts'
import { articles } from './schema/articles.ts'
import { movies, people, series } from './schema/catalogue.ts'
import { lists } from './schema/lists.ts'
import { users } from './schema/users.ts'

/** `path`: of what its type and permalink do not lead to. */
export type NameRow = { id: string; name: string; permalink: string; path?: string }

/**
 * Names of what has some, with what stands in their addresses. In no order; what is unknown is left out, and so is what
 * somebody may not see: drafts and hidden articles of others, and lists.
 *
 * @param viewer to whom they are told; null for a visitor.
 */
export async function findNames(
  db: Db,
  type: string,
  ids: readonly string[],
  viewer: string | null,
): Promise<NameRow[]> {
  if (ids.length === 0) return []
  const some = [...ids]
  switch (type) {
    case 'movies':
    case 'series': {
      const table = type === 'movies' ? movies : series
      return db
        .select({ id: table.id, name: table.title, permalink: table.permalink })
        .from(table)
        .where(inArray(table.id, some))
    }
    case 'people':
      return db
        .select({ id: people.id, name: people.name, permalink: people.permalink })
        .from(people)
        .where(inArray(people.id, some))
    case 'articles': {
      const rows = await db
        .select({ id: articles.id, name: articles.title, permalink: articles.permalink, rubric: articles.rubric })
        .from(articles)
        .where(and(inArray(articles.id, some), or(isShownArticle, viewer ? eq(articles.userId, viewer) : undefined)))
      return rows.map(({ rubric, ...row }) => ({ ...row, path: toArticlePath({ rubric, permalink: row.permalink }) }))
    }
    case 'lists':
      return db
        .select({ id: lists.id, name: lists.name, permalink: lists.id })
        .from(lists)
        .where(and(inArray(lists.id, some), isSeenList(viewer)))
    case 'users':
      return db
        .select({ id: users.id, name: users.username, permalink: users.username })
        .from(users)
        .where(inArray(users.id, some))
    default:
      return []
  }
}
