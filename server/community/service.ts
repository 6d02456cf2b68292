import type * as z from 'zod/mini'
import type { Author } from '#contract/author.ts'
import { may } from '#contract/roles.ts'
import type { Db } from '../db/client.ts'
import { ProblemError } from '../http/problemError.ts'
import { toImage } from '../media/service.ts'
import { type AuthorRow, findAuthors, findThingId, type ThingType } from './queries.ts'

/** What whoever wrote something looks like to its readers. */
export type AuthorView = z.input<typeof Author>

/** The id of the film or series that something is written about. @throws ProblemError `not_found` */
export async function readThingId(db: Db, type: ThingType, id: string): Promise<string> {
  const found = await findThingId(db, type, id)
  if (found === undefined) throw new ProblemError('not_found')
  return found
}

/** The authors of these rows; asked once, however often one of them wrote. */
export async function readAuthors(
  db: Db,
  rows: readonly { userId: string }[],
): Promise<(row: { userId: string }) => AuthorView> {
  const found = await findAuthors(db, [...new Set(rows.map(({ userId }) => userId))])
  const authors = new Map(found.map((row) => [row.id, toAuthor(row)]))
  return ({ userId }) => {
    const author = authors.get(userId)
    // A foreign key holds every author; it went between two queries.
    if (!author) throw new ProblemError('unavailable')
    return author
  }
}

function toAuthor({ id, username, credentials, avatar }: AuthorRow): AuthorView {
  return { id, username, avatar: avatar && toImage(avatar), isCritic: may(credentials, 'criticise') }
}
