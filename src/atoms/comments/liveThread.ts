import type { Comment, CommentsOrder } from '#contract/comments.ts'

/** The parts of a thread's answer that change. */
type Answer = { items: Comment[]; nextPage: number | null; moreages: boolean; commentsCount: number }

const toSaid = (items: readonly Comment[]) => items.flatMap((comment) => [comment, ...comment.replies])

/** Every comment and reply that an answer holds. */
export const idsOf = (items: readonly Comment[]): Set<string> => new Set(toSaid(items).map(({ id }) => id as string))

/** Ids of the comments and replies that others have written since. @param me the member's id; null for a visitor. */
export function toHeldBack(
  shown: readonly Comment[],
  fresh: readonly Comment[],
  me: string | null,
  order: CommentsOrder = 'newest',
): Set<string> {
  const known = idsOf(shown)
  const times = shown.map(({ createdAt }) => createdAt)
  // A comment that is not newer has only moved up from a page that was not loaded. In the order of time it stood below
  // all that were loaded; in the order of diggs it may have stood anywhere.
  const since = (order === 'newest' ? times.at(-1) : times.toSorted().at(-1)) ?? ''
  const isNew = ({ id, author, createdAt }: Pick<Comment, 'id' | 'author' | 'createdAt'>) =>
    !known.has(id) && author.id !== me && createdAt > since
  return new Set(
    toSaid(fresh)
      .filter(isNew)
      .map(({ id }) => id as string),
  )
}

/**
 * Merges a newer first page into the shown answer: words, numbers and deletions change in place. New comments are held
 * back until the reader asks for them, so that nothing moves while they read.
 *
 * @param shown the answer that was loaded, perhaps of several pages.
 * @param held ids of new comments and replies that are held back.
 */
export function mergeFirstPage<A extends Answer>(
  shown: A,
  first: A,
  held: ReadonlySet<string>,
  order: CommentsOrder = 'newest',
): A {
  const fresh = first.items
    .filter(({ id }) => !held.has(id))
    .map((comment) => ({ ...comment, replies: comment.replies.filter(({ id }) => !held.has(id)) }))
  const there = new Set(first.items.map(({ id }) => id as string))
  // Older pages follow where the first one ended, when it was loaded or now.
  const last = first.items.at(-1)
  const isOlder = (comment: Comment) => last !== undefined && first.moreages && isBelow(comment, last, order)
  const older = shown.items.filter((comment) => !there.has(comment.id) && isOlder(comment))
  const isMore = older.length > 0
  return {
    ...first,
    items: [...fresh, ...older],
    nextPage: isMore ? shown.nextPage : first.nextPage,
    moreages: isMore ? shown.moreages : first.moreages,
  }
}

/** Whether one comment stands below another, or beside it, in an order. */
function isBelow(one: Comment, other: Comment, order: CommentsOrder): boolean {
  if (order === 'diggs' && one.diggs_count !== other.diggs_count) return one.diggs_count < other.diggs_count
  return Date.parse(one.createdAt) <= Date.parse(other.createdAt)
}
