import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { createTriviaCall, OwnTrivia, TriviaCategory, TrivializableType } from '#contract/ownTrivia.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { takeFromQuota } from '../../http/quota.ts'
import { tellWritten } from '../../notifications/service.ts'
import { readThingId } from '../../things/service.ts'
import * as queries from '../queries.ts'

/** `limits`: whether what one member writes is limited. */
type TriviaCommand = CommandContext & { member: Member; now: Date; limits: boolean }
type NewTrivia = z.output<typeof createTriviaCall.body>['trivia']
type Fact = Pick<NewTrivia, 'body' | 'category'>

/** Of one member: more than anybody knows at once. */
export const TRIVIA = { kind: 'trivia', max: 30, windowSeconds: 3600 }
export const TRIVIA_CHANGES = { kind: 'trivia-changes', max: 60, windowSeconds: 3600 }

/**
 * Writes trivia on a film or series. What has an id that this member has already used is there: it stays as it is.
 *
 * @throws ProblemError `not_found` for an unknown thing, `owner` for somebody else's id, `quota_full`.
 */
export async function createTrivia(command: TriviaCommand, type: TrivializableType, id: string, input: NewTrivia) {
  const { tx, member, now, intentAt } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const itemId = await readThingId(tx, type, id)
  const before = input.id === undefined ? undefined : await queries.lockTrivia(tx, input.id)
  if (before) {
    if (before.userId !== member.id) throw new ProblemError('owner')
    return { applied: false, current: toOwnTrivia(before) }
  }
  if (command.limits) await takeFromQuota(command, TRIVIA)
  const row = await queries.insertTrivia(tx, {
    id: input.id ?? randomUUID(),
    userId: member.id,
    itemType: type,
    itemId,
    category: input.category,
    body: input.body,
    createdAt: now,
    intentAt,
    updatedAt: now,
    changeSeq,
  })
  if (!row) throw new ProblemError('owner')
  await command.logEffect('trivia.create', `trivia/${row.id}`)
  await tellWritten(tx, now, 'created', 'trivia', row)
  return { applied: true, current: toOwnTrivia(row) }
}

/**
 * Changes one's own trivia. The latest intent wins: an older one changes nothing and is told what holds.
 *
 * @throws ProblemError `not_found` once it was deleted, `owner`, `quota_full`.
 */
export async function updateTrivia(command: TriviaCommand, id: string, { body, category }: Fact) {
  const { tx, member, now, intentAt } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await lockOwn(tx, member, id)
  if (before.deleted) throw new ProblemError('not_found')
  if ((before.intentAt ?? before.createdAt) > intentAt) return { applied: false, current: toOwnTrivia(before) }
  const after = { ...before, body, category, intentAt, updatedAt: notBefore(before.updatedAt, now), changeSeq }
  const isChange = body !== before.body || category !== before.category
  if (isChange && command.limits) await takeFromQuota(command, TRIVIA_CHANGES)
  await queries.saveTrivia(tx, after)
  if (isChange) {
    await command.logEffect('trivia.update', `trivia/${id}`)
    await tellWritten(tx, now, 'updated', 'trivia', after)
  }
  return { applied: true, current: toOwnTrivia(after) }
}

/**
 * Deletes trivia for good, whenever it was meant: its words are gone, and nothing later brings them back. One's own
 * alone: what the moderation does not want it hides, with a reason and a line in its log.
 *
 * @throws ProblemError `not_found`, `owner`
 */
export async function deleteTrivia(command: TriviaCommand, id: string) {
  const { tx, member, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await lockOwn(tx, member, id)
  if (before.deleted) return { applied: true, current: toOwnTrivia(before) }
  const after = { ...before, body: '', deleted: true, updatedAt: notBefore(before.updatedAt, now), changeSeq }
  await queries.saveTrivia(tx, after)
  await command.logEffect('trivia.delete', `trivia/${id}`)
  await tellWritten(tx, now, 'deleted', 'trivia', before)
  return { applied: true, current: toOwnTrivia(after) }
}

/** A member's trivia that changed after a number, in the order in which it did; what was deleted or hidden too. */
export async function listTriviaChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedTrivia(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: { kind: 'trivia' as const, ...toOwnTrivia(row) } }))
}

async function lockOwn(tx: Tx, member: Member, id: string): Promise<queries.TriviaRow> {
  const row = await queries.lockTrivia(tx, id)
  if (!row) throw new ProblemError('not_found')
  if (row.userId !== member.id) throw new ProblemError('owner')
  return row
}

function toOwnTrivia(row: queries.TriviaRow): z.input<typeof OwnTrivia> {
  const { id, itemType, itemId, category, body, deleted, hidden, createdAt, updatedAt } = row
  return {
    id,
    type: itemType as TrivializableType,
    item: itemId,
    // The table holds a text, so that a new category needs no migration; the answer is checked on its way out.
    category: category as TriviaCategory,
    body,
    deleted,
    ...(hidden ? { hidden } : {}),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
