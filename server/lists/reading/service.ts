import type * as z from 'zod/mini'
import { ListableType, type listCall, type listsCall, type UserList } from '#contract/lists.ts'
import { readAuthors } from '../../community/service.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { readThingId } from '../../things/service.ts'
import { listTitled } from '../items/queries.ts'
import type { ListRow } from '../rows.ts'
import { findTitles } from '../titles/queries.ts'
import { toItemKey, toList, toListItem } from '../toList.ts'
import { findBestHolding } from './best/service.ts'
import * as queries from './queries.ts'

const LISTS_PER_PAGE = 24
/** That stand for a list. */
const POSTERS = 4

type Lists = z.input<(typeof listsCall)['answer']>
type ListPage = z.input<(typeof listCall)['answer']>

const byName = new Intl.Collator('de', { numeric: true })

/** The lists that everybody may see and that have a title. */
export async function listLists(db: Db, order: Lists['filters']['order'] = 'popularity', page = 1): Promise<Lists> {
  const found = await queries.listPublic(db, order, pageOf(page, LISTS_PER_PAGE))
  return {
    items: await withFaces(db, found.slice(0, LISTS_PER_PAGE)),
    nextPage: found.length > LISTS_PER_PAGE ? page + 1 : null,
    filters: { order },
  }
}

/** A member's lists that are shown to whoever asks, the last changed first. @param viewer null for a visitor. */
export async function listShownLists(db: Db, userId: string, viewer: string | null, page = 1) {
  const found = await queries.listOf(db, userId, viewer, pageOf(page, LISTS_PER_PAGE))
  return {
    items: await withFaces(db, found.slice(0, LISTS_PER_PAGE)),
    nextPage: found.length > LISTS_PER_PAGE ? page + 1 : null,
  }
}

/** A page of the public lists that hold a title, the best liked first. @param page from 1. */
export async function listListsHolding(db: Db, item: { type: ListableType; id: string }, page = 1) {
  const found = await queries.listHolding(db, item, pageOf(page, LISTS_PER_PAGE))
  return {
    items: await withFaces(db, found.slice(0, LISTS_PER_PAGE)),
    nextPage: found.length > LISTS_PER_PAGE ? page + 1 : null,
  }
}

/**
 * The best liked public lists that hold a title, for its page: as of the last hours, but none that is not public now.
 *
 * @returns the first `most`, and whether there are others.
 */
export async function listBestListsHolding(db: Db, item: { type: ListableType; id: string }, most: number, now: Date) {
  const found = await queries.listHoldingOf(db, await findBestHolding(db, item, now), item, most + 1)
  return { items: await withFaces(db, found.slice(0, most)), more: found.length > most }
}

/** Lists with their authors and posters, however many they are in four questions. */
async function withFaces(db: Db, rows: readonly ListRow[]) {
  const firsts = await queries.listFirsts(
    db,
    rows.map(({ id }) => id),
    POSTERS,
  )
  const [titles, authorOf] = await Promise.all([findTitles(db, firsts), readAuthors(db, rows)])
  return rows.map((row) => {
    const own = firsts.filter(({ listId }) => listId === row.id)
    return toList(
      row,
      authorOf(row),
      own.flatMap((item) => titles.get(toItemKey(item)) ?? []),
    )
  })
}

/**
 * A list with its titles: those that its author has put in an order, then the others as they were added.
 *
 * @param member who asks: a private list is its author's alone.
 * @throws ProblemError `not_found`
 */
export async function readList(db: Db, id: string, member: Member | null): Promise<ListPage> {
  const row = await queries.findVisible(db, id, member?.id ?? null)
  if (!row) throw new ProblemError('not_found')
  const [rows, authorOf] = await Promise.all([listTitled(db, row.id), readAuthors(db, [row])])
  const places = new Map(row.order.map((key, place) => [key, place]))
  const placeOf = (item: (typeof rows)[number]['item']) => places.get(toItemKey(item)) ?? places.size
  const sorted = rows.toSorted((a, b) => placeOf(a.item) - placeOf(b.item))
  const firsts = sorted.slice(0, POSTERS).map(({ title }) => title)
  return {
    ...toList({ ...row, itemsCount: sorted.length }, authorOf(row), firsts),
    items: sorted.map(toListItem),
  }
}

/**
 * The member's lists by name, and whether a thing stands on each. Only films and series do: of all else it is not asked
 * whether it is there, since the answer says nothing of it.
 *
 * @throws ProblemError `not_found` for an unknown film or series.
 */
export async function listUserLists(
  db: Db,
  member: Member,
  type: string,
  id: string,
): Promise<z.input<typeof UserList>[]> {
  const listable = ListableType.safeParse(type).data
  const item = listable === undefined ? null : { type: listable, id: await readThingId(db, listable, id) }
  const rows = await queries.listUserLists(db, member.id, item)
  return rows
    .toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map(({ id: listId, name, on, itemsCount }) => ({ id: listId, name, item_on_list: on, items_count: itemsCount }))
}
