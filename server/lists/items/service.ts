import { type ListableType, MAX_LIST_ITEMS } from '#contract/lists.ts'
import { toThingPath } from '#contract/things.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db, Tx } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { refuseBlocked } from '../../http/blocked.ts'
import { ProblemError } from '../../http/problemError.ts'
import { countItem } from '../own/queries.ts'
import { findOpen, type ListCommand } from '../own/service.ts'
import type { ItemRow, ListRow } from '../rows.ts'
import * as titleQueries from '../titles/queries.ts'
import { toItemKey, toOwnItem } from '../toList.ts'
import * as queries from './queries.ts'

/** PRODUCT E2. */
const ADDED = 'Element wurde zur Liste hinzugefügt.'
/** For a late command: the member has removed the title meanwhile. */
const TAKEN_OFF = 'Das Element hast du inzwischen von der Liste genommen.'

/** A title by its type and its id or permalink. */
type Title = { type: ListableType; id: string }

/**
 * Adds a title to a list; a title that is on the list already gets the description. The latest intent wins.
 *
 * @param description null: none; undefined: the present one stays.
 * @throws ProblemError `owner`, `not_found` for an unknown title or list, `invalid` when the list is full.
 */
export async function addItem(command: ListCommand, listId: string, title: Title, description?: string | null) {
  const { list, before, save, receipt } = await begin(command, listId, title)
  const notify = (applied: boolean, item: ItemRow) => ({
    ...{ message: item.on ? ADDED : TAKEN_OFF, link: toThingPath('lists', list.id), caption: list.name },
    ...receipt(applied, item),
  })
  if (before && before.intentAt > command.intentAt) return notify(false, before)
  if (!list.private) refuseBlocked(command.member, command.now)
  const wasOn = before?.on ?? false
  if (!wasOn && list.itemsCount >= MAX_LIST_ITEMS) {
    throw new ProblemError('invalid', { detail: `Mehr als ${MAX_LIST_ITEMS} Titel passen nicht auf eine Liste.` })
  }
  const after = await save({
    on: true,
    description: description === undefined ? (before?.description ?? '') : (description ?? '').trim(),
    addedAt: wasOn && before ? before.addedAt : command.intentAt,
  })
  if (!wasOn || after.description !== before?.description) await command.logEffect('list.add', toTarget(after))
  return notify(true, after)
}

/**
 * Removes a title from a list, also one that is not on it: a late command that would add it must lose. The latest
 * intent wins.
 *
 * @throws ProblemError `owner`, `not_found` for an unknown title or list.
 */
export async function removeItem(command: ListCommand, listId: string, title: Title) {
  const { before, save, receipt } = await begin(command, listId, title)
  if (before && before.intentAt > command.intentAt) return receipt(false, before)
  const after = await save({ on: false, description: '', addedAt: before?.addedAt ?? command.intentAt })
  if (before?.on) await command.logEffect('list.remove', toTarget(after))
  return receipt(true, after)
}

const toTarget = (item: ItemRow) => `lists/${item.listId}/${toItemKey(item)}`

/**
 * The first steps of adding and removing: the member's own list, the title, and the present row of the title on the
 * list.
 */
async function begin({ tx, member, intentAt, now }: ListCommand, listId: string, { type, id }: Title) {
  // First, because it locks: no other command of this member runs between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const list = await findOpen(tx, listId, member)
  const title = await titleQueries.findTitle(tx, type, id)
  if (!title) throw new ProblemError('not_found')
  const item = { listId: list.id, itemType: type, itemId: title.id }
  const before = await queries.findItem(tx, item)
  return {
    list,
    before,
    save: async (state: Pick<ItemRow, 'on' | 'description' | 'addedAt'>) => {
      const after = {
        ...item,
        userId: member.id,
        ...state,
        intentAt,
        updatedAt: notBefore(before?.updatedAt, now),
        changeSeq,
      }
      await queries.saveItem(tx, after)
      await count(tx, list, before?.on ?? false, after)
      return after
    },
    receipt: (applied: boolean, of: ItemRow) => ({ applied, current: toOwnItem({ item: of, title }) }),
  }
}

/** Updates the number of items and the time of the last change of a list. */
async function count(tx: Tx, list: ListRow, wasOn: boolean, { on, updatedAt }: ItemRow): Promise<void> {
  if (on === wasOn) return
  await countItem(tx, list.id, on ? 1 : -1, updatedAt)
}

/** A member's list items that changed after a number, in the order of the changes; removed ones too. */
export async function listItemChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedItems(db, userId, since, limit)
  return rows.map((row) => ({
    seq: row.item.changeSeq,
    change: { kind: 'listItem' as const, ...toOwnItem(row) },
  }))
}
