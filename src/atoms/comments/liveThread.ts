import type { Comment, CommentsOrder } from '#contract/comments.ts'

/** As much of a thread's answer as comes and goes. */
type Answer = { items: Comment[]; nextPage: number | null; moreages: boolean; commentsCount: number }

const toSaid = (items: readonly Comment[]) => items.flatMap((comment) => [comment, ...comment.replies])

/** Every comment and reply that an answer holds. */
export const idsOf = (items: readonly Comment[]): Set<string> => new Set(toSaid(items).map(({ id }) => id as string))

/** What others have written since: ids of comments and of replies. @param me the member's id; null for a visitor. */
export function toHeldBack(
  shown: readonly Comment[],
  fresh: readonly Comment[],
  me: string | null,
  order: CommentsOrder = 'newest',
): Set<string> {
  const known = idsOf(shown)
  const times = shown.map(({ createdAt }) => createdAt)
  // What is not newer has only moved up from the next page: by time from below all that was loaded, by diggs from anywhere.
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
 * Takes a newer first page over into what is shown: words, numbers and what is gone change where they stand. What is new
 * stays back until somebody asks for it, so that nothing moves under a reader's eyes.
 *
 * @param shown what was loaded, perhaps of several pages.
 * @param held what is new and stays back, of comments and of replies.
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
