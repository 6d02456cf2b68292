import type * as z from 'zod/mini'
import { MAX_DRAFTS, type saveDraftCall } from '#contract/articleDrafts.ts'
import { mergeSave } from '#contract/draftSaves.ts'
import { MadeId } from '#contract/ids.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { announce } from '../../events/service.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import type { DraftRow, DraftView } from '../rows.ts'
import { forgetVersions } from '../versions/queries.ts'
import { keepVersion } from '../versions/service.ts'
import * as queries from './queries.ts'
import { toColumns, toOwnDraft, toTexts } from './toOwnDraft.ts'

/** A command about a draft. `limits`: whether quotas hold. */
export type DraftCommand = CommandContext & { member: Member; now: Date; limits: boolean }
type Save = z.output<typeof saveDraftCall.body>['draft']

/** The limit of saves of one member: one every four seconds. */
export const DRAFT_SAVES = { kind: 'draft-saves', max: 900, windowSeconds: 3600 }

/**
 * Saves the text of a draft, or begins one. A text that was written on an older revision is kept beside the newest one,
 * and the answer has both.
 *
 * @throws ProblemError `not_found` for another member's and for a deleted one, `invalid` beyond the limit of drafts,
 * `quota_full`.
 */
export async function saveDraft(command: DraftCommand, id: string, save: Save) {
  const { tx, member, now } = command
  const { before, changeSeq } = await lockDraft(command, id)
  if (before?.deleted) throw new ProblemError('not_found')
  if (before && command.isSuperseded) return { applied: false, current: toOwnDraft(before) }
  if (!before) await checkNew(tx, member, id)
  const texts = before ? toTexts(before) : null
  const after = mergeSave(texts, save)
  if (before && after === texts) return { applied: true, current: toOwnDraft(before) }
  if (command.limits) await takeFromQuota(command, DRAFT_SAVES)
  const isMain = after.revision === save.revision
  const updatedAt = notBefore(before?.updatedAt, now)
  const row = { ...(before ?? aNewDraft(member, id, now)), ...toColumns(after), updatedAt, changeSeq }
  await queries.saveDraft(tx, toRow(row))
  await keepVersion(tx, row, save, {
    mark: isMain ? (save.keep ? 'kept' : null) : 'other',
    isNewest: isMain || texts?.other == null || texts.other.revision === save.base,
    now,
  })
  await command.logEffect('draft.save', `articles/${id}`)
  await announceDraft(tx, now, member.id, id)
  return { applied: isMain, current: toOwnDraft(row) }
}

/**
 * Deletes a draft with its versions; an article that is published is withdrawn and loses its words. A deletion wins over
 * all later changes.
 *
 * @throws ProblemError `not_found` for an unknown one, which the device takes for done.
 */
export async function deleteDraft(command: DraftCommand, id: string) {
  const { tx, member, now } = command
  const { before, changeSeq } = await lockDraft(command, id)
  if (!before) throw new ProblemError('not_found')
  if (before.deleted) return { applied: true, current: toOwnDraft(before) }
  const gone = {
    ...{ title: '', body: '', otherTitle: null, otherBody: null, otherRevision: null },
    ...{ scheduleAt: null, scheduleRevision: null, publishedRevision: null, missed: null },
    ...{ deleted: true, publishedAt: null, permalink: null, updatedAt: notBefore(before.updatedAt, now), changeSeq },
  }
  const row = { ...before, ...gone }
  await queries.saveDraft(tx, toRow(row))
  await forgetVersions(tx, id)
  await queries.removeArticle(tx, id, now)
  await command.logEffect('draft.delete', `articles/${id}`)
  await announceDraft(tx, now, member.id, id)
  return { applied: true, current: toOwnDraft(row) }
}

/** A member's drafts that changed after a number, in the order of the changes; deleted ones, too. */
export async function listDraftChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedDrafts(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: { kind: 'draft' as const, ...toOwnDraft(row) } }))
}

/**
 * The member's draft under the lock of the member, and the number of the change.
 *
 * @throws ProblemError `not_found` for another member's.
 */
export async function lockDraft({ tx, member }: Pick<DraftCommand, 'tx' | 'member'>, id: string) {
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await queries.findDraft(tx, id)
  if (before && before.userId !== member.id) throw new ProblemError('not_found')
  return { before, changeSeq }
}

/** The columns of a draft's own row. */
export function toRow({ publishedAt: _publishedAt, permalink: _permalink, ...row }: DraftView): DraftRow {
  return row
}

/** Tells the member's open pages on all devices. */
export function announceDraft(tx: Tx, now: Date, userId: string, id: string): Promise<void> {
  const thing = { type: 'drafts', id }
  return announce(tx, now, [{ kind: 'draft.changed', topic: `users/${userId}`, thing, actorId: null }])
}

async function checkNew(tx: Tx, member: Member, id: string): Promise<void> {
  if (!MadeId.safeParse(id).success || (await queries.isArticle(tx, id))) throw new ProblemError('not_found')
  if ((await queries.countDrafts(tx, member.id)) < MAX_DRAFTS) return
  throw new ProblemError('invalid', { detail: `Mehr als ${MAX_DRAFTS} Artikel und Entwürfe sind nicht möglich.` })
}

const aNewDraft = ({ id: userId }: Member, id: string, createdAt: Date) => ({
  ...{ id, userId, createdAt, scheduleAt: null, scheduleRevision: null, publishedRevision: null, missed: null },
  ...{ publicationIntentAt: null, deleted: false, publishedAt: null, permalink: null },
})
