import type { CommentableType } from '#contract/comments.ts'
import { readThingId } from '../../community/service.ts'
import type { Db } from '../../db/client.ts'
import { ProblemError } from '../../http/problemError.ts'
import { findArticleId, findListId, findPersonId, findTriviaId } from './queries.ts'

/**
 * The id of a thing that is commented on.
 *
 * @param userId who wants to know; null for everybody at once. A private list is its author's alone.
 * @throws ProblemError `not_found` for what is unknown, gone, or not theirs to see.
 */
export async function readCommentedId(
  db: Db,
  type: CommentableType,
  id: string,
  userId: string | null,
): Promise<string> {
  const found = await findCommentedId(db, type, id, userId)
  if (found === undefined) throw new ProblemError('not_found')
  return found
}

function findCommentedId(db: Db, type: CommentableType, id: string, userId: string | null) {
  switch (type) {
    case 'movies':
    case 'series':
      return readThingId(db, type, id)
    case 'people':
      return findPersonId(db, id)
    case 'trivia':
      return findTriviaId(db, id)
    case 'articles':
      return findArticleId(db, id)
    case 'lists':
      return findListId(db, id, userId)
  }
}
