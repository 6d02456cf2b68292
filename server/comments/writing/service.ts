import { randomUUID } from 'node:crypto'
import type { CommentableType } from '#contract/comments.ts'
import { toVersion } from '#contract/ownComments.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { tellComment } from '../../notifications/service.ts'
import { readThingId } from '../../things/service.ts'
import type { CommentRow } from '../rows.ts'
import { toOwnComment } from '../toComment.ts'
import * as queries from './queries.ts'

/** A command about a comment. `limits`: whether the number of comments of one member is limited. */
type CommentCommand = CommandContext & { member: Member; now: Date; limits: boolean }
type Words = { body: string; spoiler?: boolean | undefined }
type NewComment = Words & { id?: string | undefined; parent_id?: string | null | undefined }

/** The limit of comments and replies of one member: enough for a heated evening, too few to flood a community. */
export const COMMENTS = { kind: 'comments', max: 60, windowSeconds: 3600 }
/** The limit of changes. A change may name members for the first time, and each of them is notified. */
export const COMMENT_CHANGES = { kind: 'comment-changes', max: 120, windowSeconds: 3600 }

const PARENT_GONE = 'Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.'
const PARENT_HIDDEN = 'Der Kommentar, auf den du antwortest, wurde inzwischen von der Moderation ausgeblendet.'

/**
 * Writes a comment, or a reply; a reply to a reply stands below the same comment. Comments are ordered by their
 * arrival: one that waited in the outbox for an hour is new to all other readers. If this member has already used the
 * id, the stored comment stays as it is.
 *
 * @throws ProblemError `not_found` for an unknown thing and for a deleted parent, `owner` for an id of another member,
 * `quota_full`.
 */
export async function createComment(command: CommentCommand, type: CommentableType, id: string, input: NewComment) {
  const { tx, member, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const itemId = await readThingId(tx, type, id, member.id)
  const before = input.id === undefined ? undefined : await queries.lockComment(tx, input.id)
  if (before) {
    if (before.userId !== member.id) throw new ProblemError('owner')
    return { applied: false, current: toOwnComment(before) }
  }
  const parentId = input.parent_id ? await findRoot(tx, type, itemId, input.parent_id) : null
  if (command.limits) await takeFromQuota(command, COMMENTS)
  const row = await queries.insertComment(tx, {
    id: input.id ?? randomUUID(),
    userId: member.id,
    itemType: type,
    itemId,
    parentId,
    body: input.body,
    spoiler: input.spoiler ?? false,
    createdAt: now,
    updatedAt: now,
    changeSeq,
  })
  await command.logEffect('comment.create', `comments/${row.id}`)
  await tellComment(tx, now, 'created', row, { answeredId: input.parent_id })
  return { applied: true, current: toOwnComment(row) }
}

/** The comment that a reply stands below. */
async function findRoot(tx: Tx, type: CommentableType, itemId: string, parentId: string): Promise<string> {
  const parent = await queries.lockComment(tx, parentId)
  if (!parent || parent.deleted || parent.itemType !== type || parent.itemId !== itemId) {
    throw new ProblemError('not_found', { detail: PARENT_GONE })
  }
  if (parent.hidden) throw new ProblemError('not_found', { detail: PARENT_HIDDEN })
  return parent.parentId ?? parent.id
}

/**
 * The present state of the member's own comment, deleted or not.
 *
 * @throws ProblemError `not_found`, and `owner` for another member's comment on a thing that the member may see.
 */
export async function readOwnComment(db: Db, member: Member, id: string) {
  return toOwnComment(toOwn(member, await queries.findKnown(db, id, member.id)))
}

/**
 * Changes the words of the member's own comment, as long as the author may see its thing: otherwise the only reader
 * would be the owner of a thing that is now private. A late copy of an earlier change has no effect.
 *
 * @param ifMatch the version that was changed, where the author's device knew one.
 * @throws ProblemError `version` when the comment has another version by now, `not_found` once it is deleted, `owner`,
 * `quota_full`.
 */
export async function updateComment(command: CommentCommand, id: string, words: Words, ifMatch: string | undefined) {
  const { tx, member, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await lockOwn(tx, member, id)
  if (before.deleted) throw new ProblemError('not_found')
  await readThingId(tx, before.itemType, before.itemId, member.id)
  if (command.isSuperseded) return { applied: false, current: toOwnComment(before) }
  if (ifMatch !== undefined && ifMatch !== toVersion(before.updatedAt.toISOString())) throw new ProblemError('version')
  const updatedAt = toNextVersion(before, now)
  const after: CommentRow = { ...before, body: words.body, spoiler: words.spoiler ?? before.spoiler, updatedAt }
  if (after.body === before.body && after.spoiler === before.spoiler) {
    return { applied: true, current: toOwnComment(before) }
  }
  if (command.limits) await takeFromQuota(command, COMMENT_CHANGES)
  await queries.updateComment(tx, id, { body: after.body, spoiler: after.spoiler, updatedAt, changeSeq })
  await command.logEffect('comment.update', `comments/${id}`)
  await tellComment(tx, now, 'updated', after, { before: before.body })
  return { applied: true, current: toOwnComment(after) }
}

/**
 * Deletes the member's own comment: its words are removed, its replies stay. A deletion wins over all later changes.
 */
export async function deleteComment(command: CommentCommand, id: string) {
  const { tx, member, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await lockOwn(tx, member, id)
  if (before.deleted) return { applied: true, current: toOwnComment(before) }
  const gone = { body: '', deleted: true, updatedAt: toNextVersion(before, now), changeSeq }
  await queries.updateComment(tx, id, gone)
  await command.logEffect('comment.delete', `comments/${id}`)
  await tellComment(tx, now, 'deleted', before)
  return { applied: true, current: toOwnComment({ ...before, ...gone }) }
}

/** The next version of a comment: a time of its own, also within one millisecond. */
const toNextVersion = ({ updatedAt }: CommentRow, now: Date) =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))

/** A member's comments that changed after a number, in the order of the changes; deleted and hidden ones too. */
export async function listCommentChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedComments(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: { kind: 'comment' as const, ...toOwnComment(row) } }))
}

async function lockOwn(tx: Tx, member: Member, id: string): Promise<CommentRow> {
  return toOwn(member, await queries.lockKnown(tx, id, member.id))
}

function toOwn(member: Member, row: CommentRow | undefined): CommentRow {
  if (!row) throw new ProblemError('not_found')
  if (row.userId !== member.id) throw new ProblemError('owner')
  return row
}
