import type { SearchItemClass } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import type { FoundNow } from '../../things/search.ts'
import { listAsked } from '../finders.ts'

/** A result from outside of the index, with its class. */
export type Asked = FoundNow & { itemClass: SearchItemClass; isCalled: boolean }

/** Results from outside of the index, such as members by a part of their name. */
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
 * Merges members into the results. A member with exactly the typed name comes after the things with that name, and
 * before all others. Other members come after the things that contain the words, and before the things that are only
 * spelled alike.
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
