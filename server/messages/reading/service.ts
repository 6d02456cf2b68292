import type * as z from 'zod/mini'
import { MESSAGES_PER_PAGE, type Message, type messagesCall, type searchMessagesCall } from '#contract/messages.ts'
import { readAuthors } from '../../community/service.ts'
import type { Db, Tx } from '../../db/client.ts'
import { ProblemError } from '../../http/problemError.ts'
import * as threadQueries from '../queries.ts'
import type { MessageRow } from '../rows.ts'
import * as queries from './queries.ts'

type MessageView = z.input<typeof Message>

/** Messages as a member of their threads reads them, in the order of the rows. */
export async function toMessages(db: Db | Tx, rows: readonly MessageRow[]): Promise<MessageView[]> {
  const authorOf = await readAuthors(db, rows)
  return rows.map((row) => ({
    ...{ id: row.id, seq: row.seq, author: authorOf(row), hidden: row.hidden },
    body: row.hidden ? '' : row.body,
    createdAt: row.createdAt.toISOString(),
  }))
}

/**
 * Some messages of a thread, in their order.
 *
 * @throws ProblemError `not_found` for whoever is not in it (any more), as for one that is missing.
 */
export async function readMessages(
  db: Db,
  threadId: string,
  viewer: string,
  place: queries.Place,
): Promise<z.input<(typeof messagesCall)['answer']>> {
  const own = await threadQueries.findMember(db, threadId, viewer)
  const thread = await threadQueries.findThread(db, threadId)
  if (!own || own.hasLeft || !thread) throw new ProblemError('not_found')
  const found = await queries.listMessages(db, threadId, viewer, place, MESSAGES_PER_PAGE + 1)
  const isForward = place.from !== undefined
  const hasMore = found.length > MESSAGES_PER_PAGE
  const rows = isForward ? found.slice(0, MESSAGES_PER_PAGE) : found.slice(-MESSAGES_PER_PAGE)
  const last = rows.at(-1)?.seq ?? (place.before ?? place.from ?? 1) - 1
  const older = isForward ? await queries.hasBefore(db, threadId, viewer, place.from ?? 1) : hasMore
  const newer = isForward ? hasMore : place.before !== undefined && last < thread.lastSeq
  return { items: await toMessages(db, rows), older, newer }
}

/** The number of messages that one search finds at most. */
const FOUND = 50

/** Messages of a member's threads that hold some words, whatever their case, the latest first. */
export async function searchMessages(
  db: Db,
  viewer: string,
  words: string,
): Promise<z.input<(typeof searchMessagesCall)['answer']>> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const found = await queries.findMessages(db, viewer, pattern, FOUND + 1)
  const rows = found.slice(0, FOUND)
  const views = await toMessages(db, rows)
  return {
    items: views.map((message, index) => ({ thread: rows[index]?.threadId ?? '', message })),
    more: found.length > FOUND,
  }
}
