import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isSeenList } from '../../db/isSeen.ts'
import { isShownArticle, isShownTrivia } from '../../db/isShown.ts'
import { findNamedId } from '../../db/named.ts'
import { articles } from '../../db/schema/articles.ts'
import { people } from '../../db/schema/catalogue.ts'
import { trivia } from '../../db/schema/community.ts'
import { lists } from '../../db/schema/lists.ts'

/** The id of a person named by id or permalink. */
export function findPersonId(db: Db, id: string): Promise<string | undefined> {
  return findNamedId(db, people, id)
}

/** The id of a fact that everybody may read. */
export async function findTriviaId(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: trivia.id })
    .from(trivia)
    .where(and(eq(trivia.id, id), isShownTrivia))
  return found?.id
}

/** The id of an article that everybody may read, named by id or permalink: nobody talks about a draft. */
export function findArticleId(db: Db, id: string): Promise<string | undefined> {
  return findNamedId(db, articles, id, isShownArticle)
}

/** The id of a list that this member, or for null everybody, may see. */
export async function findListId(db: Db, id: string, userId: string | null): Promise<string | undefined> {
  const [found] = await db
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.id, id), isSeenList(userId)))
  return found?.id
}
