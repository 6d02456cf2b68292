import type * as z from 'zod/mini'
import type { Place } from '#contract/activity.ts'
import { hasPage, toThingPath } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import { readTitleCards } from '../../marks/service.ts'
import { findNames, type NameRow } from '../../things/queries.ts'

export type Thing = { itemType: string; itemId: string }

/** `comments`: the page on which comments on the thing stand; a film's have one of their own. */
type Part = 'page' | 'comments'

const keyOf = ({ itemType, itemId }: Thing) => `${itemType}/${itemId}`

/**
 * Names, pages and posters of things; null for one that is gone or that the viewer may not see.
 *
 * @param viewer null for a visitor.
 */
export async function readPlaces(
  db: Db,
  things: readonly Thing[],
  viewer: string | null,
): Promise<(thing: Thing, part: Part) => z.input<typeof Place> | null> {
  const names = new Map<string, NameRow>()
  for (const type of new Set(things.map(({ itemType }) => itemType))) {
    const ids = [...new Set(things.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : [])))]
    for (const row of await findNames(db, type, ids, viewer)) names.set(`${type}/${row.id}`, row)
  }
  const cardOf = await readTitleCards(db, things)
  return (thing, part) => {
    const row = names.get(keyOf(thing))
    return row
      ? { title: row.name, path: toPath(thing.itemType, row, part), poster: cardOf(thing)?.poster ?? null }
      : null
  }
}

/** Things without a page of their own are not named. */
const toPath = (type: string, { permalink, path }: NameRow, part: Part): string =>
  path ?? (hasPage(type) ? toThingPath(type, permalink, part) : '/')
