import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { type createListCall, MAX_LISTS, type updateListCall } from '#contract/ownLists.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { refuseBlocked } from '../../http/blocked.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import type { ListRow } from '../rows.ts'
import { toOwnList, toOwnOrder } from '../toList.ts'
import * as queries from './queries.ts'

export type ListCommand = CommandContext & { member: Member; now: Date }

type NewList = z.output<typeof createListCall.body>['list']
type Fields = z.output<typeof updateListCall.body>['list']

/**
 * Makes a list. With the id of one that the member has already it is the same as setting its fields, so that a device
 * may send it twice under two keys.
 *
 * @throws ProblemError `owner` when the id is somebody else's, `invalid` when there are too many already.
 */
export async function createList(command: ListCommand, { id = randomUUID(), ...fields }: NewList) {
  const { tx, member, intentAt, now } = command
  // First, because it locks: no other command of this member comes between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await queries.findList(tx, id)
  if (before && before.userId !== member.id) throw new ProblemError('owner')
  if (before) return withPermalink(await setFields(command, before, fields, changeSeq))
  if ((await queries.countListsOf(tx, member.id)) >= MAX_LISTS) {
    throw new ProblemError('invalid', { detail: `Mehr als ${MAX_LISTS} Listen sind nicht möglich.` })
  }
  if (fields.private !== true) refuseBlocked(member, now)
  const row: ListRow = {
    ...{ id, userId: member.id, changeSeq, intentAt, createdAt: intentAt, updatedAt: now },
    ...{ name: fields.name, description: fields.description ?? '', private: fields.private ?? false },
    ...{ deleted: false, hidden: false, itemsCount: 0, diggsCount: 0 },
    ...{ order: [], orderIntentAt: null, orderUpdatedAt: null, orderChangeSeq: null },
  }
  // Somebody else took the id this very moment.
  if (!(await queries.insertList(tx, row))) throw new ProblemError('owner')
  await command.logEffect('list.create', `lists/${id}`)
  return withPermalink({ applied: true, current: toOwnList(row) })
}

const withPermalink = <T extends { current: { id: string } }>(receipt: T) => ({
  permalink: receipt.current.id,
  ...receipt,
})

/**
 * Changes some of a list's fields. The latest intent wins, and a deletion over any: then nothing changes and the answer
 * is what holds.
 *
 * @throws ProblemError `owner`, `not_found`
 */
export async function updateList(command: ListCommand, id: string, fields: Fields) {
  const changeSeq = await nextChangeSeq(command.tx, command.member.id)
  return setFields(command, await findOwn(command.tx, id, command.member), fields, changeSeq)
}

async function setFields(command: ListCommand, before: ListRow, fields: Fields, changeSeq: number) {
  const { tx, intentAt, now } = command
  if (before.deleted || before.intentAt > intentAt) return { applied: false, current: toOwnList(before) }
  const { name = before.name, description = before.description, private: isPrivate = before.private } = fields
  if (!isPrivate) refuseBlocked(command.member, now)
  const after: ListRow = {
    ...before,
    name,
    description,
    private: isPrivate,
    intentAt,
    updatedAt: notBefore(before.updatedAt, now),
    changeSeq,
  }
  await queries.saveFields(tx, after)
  const changes = name !== before.name || description !== before.description || isPrivate !== before.private
  if (changes) await command.logEffect('list.update', `lists/${before.id}`)
  return { applied: true, current: toOwnList(after) }
}

/**
 * Deletes a list for good, whenever it was meant: nobody brings back what its author has thrown away. Its words and
 * titles go; that it was there stays, for late commands and for the author's other devices.
 *
 * @throws ProblemError `owner`, `not_found`
 */
export async function deleteList(command: ListCommand, id: string) {
  const { tx, member, intentAt, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await findOwn(tx, id, member)
  if (before.deleted) return { applied: true, current: toOwnList(before) }
  const after: ListRow = {
    ...before,
    ...{
      name: '',
      description: '',
      deleted: true,
      itemsCount: 0,
      order: [],
      intentAt,
      updatedAt: notBefore(before.updatedAt, now),
      changeSeq,
    },
  }
  await queries.emptyList(tx, after)
  await command.logEffect('list.delete', `lists/${id}`)
  return { applied: true, current: toOwnList(after) }
}

/** One of the member's own lists. Somebody else's is named as such only where the member may see it. */
async function findOwn(tx: Tx, id: string, member: Member): Promise<ListRow> {
  const row = await queries.findKnown(tx, id, member.id)
  if (!row) throw new ProblemError('not_found')
  if (row.userId !== member.id) throw new ProblemError('owner')
  return row
}

/** The same, unless it was deleted. @throws ProblemError `owner`, `not_found` */
export async function findOpen(tx: Tx, id: string, member: Member): Promise<ListRow> {
  const row = await findOwn(tx, id, member)
  if (row.deleted) throw new ProblemError('not_found')
  return row
}

/** A member's lists whose fields changed after a number, in the order in which they did; deleted ones too. */
export async function listListChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedLists(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: { kind: 'list' as const, ...toOwnList(row) } }))
}

/** The same of the orders of lists: a list has a number for each. */
export async function listOrderChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedOrders(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.orderChangeSeq, change: { kind: 'listOrder' as const, ...toOwnOrder(row) } }))
}
