import type * as z from 'zod/mini'
import type { Author } from '#contract/author.ts'
import { may } from '#contract/roles.ts'
import type { Db, Tx } from '../db/client.ts'
import { ProblemError } from '../http/problemError.ts'
import { toImage } from '../media/service.ts'
import { type AuthorRow, findAuthors } from './queries.ts'

/** What whoever wrote something looks like to its readers. */
export type AuthorView = z.input<typeof Author>

/**
 * The authors of these rows; asked once, however often one of them wrote.
 *
 * @param toModeration who decides about a picture sees it, also once it is hidden.
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
    // A foreign key holds every author; it went between two queries.
    if (!author) throw new ProblemError('unavailable')
    return author
  }
}

function toAuthor({ id, username, credentials, hidden, avatar }: AuthorRow, toModeration: boolean): AuthorView {
  const isSeen = toModeration || !hidden
  return { id, username, avatar: isSeen && avatar ? toImage(avatar) : null, isCritic: may(credentials, 'criticise') }
}
