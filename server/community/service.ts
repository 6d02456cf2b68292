import type * as z from 'zod/mini'
import type { Author } from '#contract/author.ts'
import { may } from '#contract/roles.ts'
import type { Db, Tx } from '../db/client.ts'
import { ProblemError } from '../http/problemError.ts'
import { toImage } from '../media/service.ts'
import { type AuthorRow, findAuthors } from './queries.ts'

/** The author of a text, as readers see them. */
export type AuthorView = z.input<typeof Author>

/**
 * The authors of these rows; each is read once for any number of rows.
 *
 * @param toModeration whether the reader is a moderator, who also sees a hidden picture.
 */
export async function readAuthors(
  db: Db | Tx,
  rows: readonly { userId: string }[],
  toModeration = false,
): Promise<(row: { userId: string }) => AuthorView> {
  const found = await findAuthors(db, [...new Set(rows.map(({ userId }) => userId))])
  const authors = new Map(found.map((row) => [row.id, toAuthor(row, toModeration)]))
  return ({ userId }) => {
    const author = authors.get(userId)
    // A foreign key guarantees every author; this one was deleted between two queries.
    if (!author) throw new ProblemError('unavailable')
    return author
  }
}

function toAuthor({ id, username, credentials, hidden, avatar }: AuthorRow, toModeration: boolean): AuthorView {
  const isSeen = toModeration || !hidden
  return { id, username, avatar: isSeen && avatar ? toImage(avatar) : null, isCritic: may(credentials, 'criticise') }
}
