import type { Comment } from '#contract/comments.ts'

/** As much of a thread's answer as comes and goes. */
type Answer = { items: Comment[]; nextPage: number | null; moreages: boolean; commentsCount: number }

/** Every comment and reply that an answer holds. */
export const idsOf = (items: readonly Comment[]): Set<string> =>
  new Set(items.flatMap((comment) => [comment, ...comment.replies]).map(({ id }) => id as string))

/**
 * Takes a newer first page over into what is shown: words, numbers and what is gone change where they stand. What is new
 * stays back until somebody asks for it, so that nothing moves under a reader's eyes.
 *
 * @param shown what was loaded, perhaps of several pages.
 * @param held what is new and stays back, of comments and of replies.
 */
export function mergeFirstPage<A extends Answer>(shown: A, first: A, held: ReadonlySet<string>): A {
  const fresh = first.items
    .filter(({ id }) => !held.has(id))
    .map((comment) => ({ ...comment, replies: comment.replies.filter(({ id }) => !held.has(id)) }))
  const there = new Set(first.items.map(({ id }) => id as string))
  // Older pages follow where the first one ended, when it was loaded or now.
  const last = first.items.at(-1)
  const isOlder = (comment: Comment) => last !== undefined && first.moreages && isBefore(comment, last)
  const older = shown.items.filter((comment) => !there.has(comment.id) && isOlder(comment))
  const isMore = older.length > 0
  return {
    ...first,
    items: [...fresh, ...older],
    nextPage: isMore ? shown.nextPage : first.nextPage,
    moreages: isMore ? shown.moreages : first.moreages,
  }
}

const isBefore = (one: Comment, other: Comment) => Date.parse(one.createdAt) <= Date.parse(other.createdAt)
