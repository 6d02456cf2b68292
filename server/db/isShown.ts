import { and, eq, isNotNull } from 'drizzle-orm'
import { articles } from './schema/articles.ts'
import { comments } from './schema/comments.ts'
import { lists } from './schema/lists.ts'
import { trivia } from './schema/trivia.ts'

/**
 * Conditions for the texts of members that everybody may read: neither deleted by the author nor hidden by the
 * moderation. Every query whose answer goes to other members contains one of these conditions.
 */
export const isShownComment = and(eq(comments.deleted, false), eq(comments.hidden, false))
export const isShownTrivia = and(eq(trivia.deleted, false), eq(trivia.hidden, false))
/** A draft is visible to its author alone. */
export const isShownArticle = and(isNotNull(articles.publishedAt), eq(articles.hidden, false))
/** A private list is visible to its author alone. */
export const isShownList = and(eq(lists.private, false), eq(lists.deleted, false), eq(lists.hidden, false))
