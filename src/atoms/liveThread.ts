import type { Comment } from '#contract/comments.ts'

/** As much of a thread's answer as comes and goes. */
type Answer = { items: Comment[]; nextPage: number | null; moreages: boolean; commentsCount: number }

const toSaid = (items: readonly Comment[]) => items.flatMap((comment) => [comment, ...comment.replies])

/** Every comment and reply that an answer holds. */
export const idsOf = (items: readonly Comment[]): Set<string> => new Set(toSaid(items).map(({ id }) => id as string))

/** What others have written since: ids of comments and of replies. @param me the member's id; null for a visitor. */
export function toHeldBack(shown: readonly Comment[], fresh: readonly Comment[], me: string | null): Set<string> {
  const known = idsOf(shown)
  // What is older than all that was loaded has only moved up from the next page.
  const oldest = shown.at(-1)?.createdAt ?? ''
  const isNew = ({ id, author, createdAt }: Pick<Comment, 'id' | 'author' | 'createdAt'>) =>
    !known.has(id) && author.id !== me && createdAt > oldest
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
