import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { TriviaCategory, TrivializableType } from '#contract/trivia.ts'
import type { Db } from '../db/client.ts'
import { trivia } from '../db/schema/community.ts'

export type TriviaRow = typeof trivia.$inferSelect

/** The trivia of a title, the best liked first; of one category, or of all. */
export async function listTrivia(
  db: Db,
  type: TrivializableType,
  itemId: string,
  category: TriviaCategory | null,
  page: { offset: number; limit: number },
): Promise<TriviaRow[]> {
  return db
    .select()
    .from(trivia)
    .where(
      and(
        eq(trivia.itemType, type),
        eq(trivia.itemId, itemId),
        category === null ? undefined : eq(trivia.category, category),
      ),
    )
    .orderBy(desc(sql`${trivia.upvotesCount} - ${trivia.downvotesCount}`), desc(trivia.createdAt), desc(trivia.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** How many pieces of trivia a title has in each category; those without one are left out. */
export async function countByCategory(
  db: Db,
  type: TrivializableType,
  itemId: string,
): Promise<{ category: string; number: number }[]> {
  return db
    .select({ category: trivia.category, number: count() })
    .from(trivia)
    .where(and(eq(trivia.itemType, type), eq(trivia.itemId, itemId)))
    .groupBy(trivia.category)
}
