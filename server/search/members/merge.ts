import type { SearchItemClass } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import type { FoundNow } from '../../things/thing.ts'
import { listAsked } from '../finders.ts'

/** What was found outside of the index, under the name of its class. */
export type Asked = FoundNow & { itemClass: SearchItemClass; isCalled: boolean }

/** Things outside of the index by what was typed, such as members by a part of their name. */
export async function findNow(
  db: Db,
  typed: string,
  now: Date,
  limit: number,
  isAsked: (itemClass: SearchItemClass) => boolean,
): Promise<Asked[]> {
  const found: Asked[] = []
  for (const { itemClass, search } of listAsked()) {
    if (!isAsked(itemClass)) continue
    const rows = await search.find(db, typed, now, limit)
    found.push(...rows.map((row) => ({ ...row, itemClass })))
  }
  return found
}

/**
 * Puts members among the things that were found. Who is called exactly as typed stands behind the things that are, and
 * before all others; the rest of the members stands behind what holds the words, before what is only spelled alike.
 */
export function mergeMembers<R>(
  things: readonly { isCalled: boolean; isAlike: boolean; result: R }[],
  members: readonly { isCalled: boolean; result: R }[],
): R[] {
  const isLike = ({ isAlike }: { isAlike: boolean }) => isAlike
  return [
    ...things.filter(({ isCalled }) => isCalled),
    ...members.filter(({ isCalled }) => isCalled),
    ...things.filter((thing) => !thing.isCalled && !isLike(thing)),
    ...members.filter(({ isCalled }) => !isCalled),
    ...things.filter((thing) => !thing.isCalled && isLike(thing)),
  ].map(({ result }) => result)
}
