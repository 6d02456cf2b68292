import type { CommentableType, CommentsOrder } from '#contract/comments.ts'
import type { TitleCard } from '#contract/marks.ts'

/**
 * A thing to comment on: its own id (never its permalink: the id names the slots), and name and face for the outbox.
 */
export type CommentedThing = {
  type: CommentableType
  id: string
  title: string
  /** The film or series that it is, or is about. */
  about?: TitleCard
}

/** A number that came from anywhere: base 10, else 0 (K5). */
export function toCount(value: unknown): number {
  const count = Number.parseInt(String(value), 10)
  return Number.isNaN(count) ? 0 : count
}

/** The order that a page's address names (`?sortiert=diggs`); else the newest first. */
export const toCommentsOrder = (search: { sortiert?: unknown }): CommentsOrder =>
  search.sortiert === 'diggs' ? 'diggs' : 'newest'
