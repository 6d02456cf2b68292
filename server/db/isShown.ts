import { and, eq, isNotNull } from 'drizzle-orm'
import { articles } from './schema/articles.ts'
import { comments, trivia } from './schema/community.ts'
import { lists } from './schema/lists.ts'

/**
 * What everybody may read of what members write: neither taken back by its author nor hidden by the moderation. Every
 * query that answers to others asks by one of these.
 */
export const isShownComment = and(eq(comments.deleted, false), eq(comments.hidden, false))
export const isShownTrivia = and(eq(trivia.deleted, false), eq(trivia.hidden, false))
/** A draft is nobody's but its author's. */
export const isShownArticle = and(isNotNull(articles.publishedAt), eq(articles.hidden, false))
/** A private one is nobody's but its author's. */
export const isShownList = and(eq(lists.private, false), eq(lists.deleted, false), eq(lists.hidden, false))
