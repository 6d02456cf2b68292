import type * as z from 'zod/mini'
import type { Author } from '#contract/author.ts'
import type { MessageThread, OwnMessage } from '#contract/messages.ts'
import { may } from '#contract/roles.ts'
import type { Db, Tx } from '../../db/client.ts'
import { toImage } from '../../media/service.ts'
import * as queries from '../queries.ts'
import { toMessages } from '../reading/service.ts'
import type { MemberRow, MessageRow } from '../rows.ts'

type ThreadView = z.input<typeof MessageThread>

/** Threads as their members rows say that one member sees them, in the order of the rows. */
export async function toThreads(db: Db | Tx, members: readonly MemberRow[], viewer: string): Promise<ThreadView[]> {
  const within = members.filter(({ hasLeft }) => !hasLeft).map(({ threadId }) => threadId)
  const threads = new Map((await queries.listThreads(db, within)).map((row) => [row.id, row]))
  const ids = [...threads.keys()]
  const people = await queries.listPeople(db, ids, viewer)
  const lastRows = await queries.listLast(db, ids, viewer)
  const last = new Map((await toMessages(db, lastRows)).map((view, index) => [lastRows[index]?.threadId, view]))
  const unread = await queries.countUnreadOf(db, ids, viewer)
  return members.map(({ threadId: id, attention, readSeq, joinedAt, updatedAt }) => {
    const row = threads.get(id)
    const times = { createdAt: (row?.createdAt ?? joinedAt).toISOString(), updatedAt: updatedAt.toISOString() }
    if (!row) return { id, ...gone, ...times }
    return {
      ...{ id, status: 'there' as const, attention, readSeq, lastSeq: row.lastSeq, ...times },
      people: people
        .filter(({ threadId }) => threadId === id)
        .map((each) => ({
          user: toAuthor(each),
          hasLeft: each.hasLeft,
          readSeq: each.givesReceipts ? each.readSeq : null,
        })),
      last: last.get(id) ?? null,
      unread: attention === 'blocked' ? 0 : (unread.get(id) ?? 0),
    }
  })
}

/** A thread as a member sees it now. @throws Error for whoever was never in it. */
export async function toThread(tx: Tx, id: string, viewer: string): Promise<ThreadView> {
  const member = await queries.findMember(tx, id, viewer)
  const [view] = member ? await toThreads(tx, [member], viewer) : []
  if (!view) throw new Error(`thread ${id} has no member ${viewer}`)
  return view
}

const gone = {
  ...{ status: 'gone' as const, people: [], attention: 'all' as const, last: null },
  ...{ lastSeq: 0, readSeq: 0, unread: 0 },
}

type Face = Awaited<ReturnType<typeof queries.listPeople>>[number]

const toAuthor = ({ id, username, credentials, hidden, avatar }: Face): z.input<typeof Author> => ({
  ...{ id, username, avatar: avatar && !hidden ? toImage(avatar) : null },
  isCritic: may(credentials, 'criticise'),
})

/** A message for its author. */
export function toOwnMessage({ id, threadId, seq, body, createdAt }: MessageRow): z.input<typeof OwnMessage> {
  const at = createdAt.toISOString()
  return { id, thread: threadId, seq, body, deleted: false, createdAt: at, updatedAt: at }
}

/** A message for a member who has deleted it for themselves. */
export function toDeletedMessage({ id, threadId, seq, createdAt }: MessageRow, at: Date): z.input<typeof OwnMessage> {
  const times = { createdAt: createdAt.toISOString(), updatedAt: at.toISOString() }
  return { id, thread: threadId, seq, body: '', deleted: true, ...times }
}
