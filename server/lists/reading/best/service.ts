import { LRUCache } from 'lru-cache'
import type { ListableType } from '#contract/lists.ts'
import type { Db } from '../../../db/client.ts'
import { listBestHolding } from '../queries.ts'

/** For so long the best liked lists of a title are kept in this process. */
const KEPT_MS = 3 * 3_600_000
/** Titles whose lists are kept: about 10 kB each at most. */
const MOST_TITLES = 2000

type Kept = { foundAt: number; ids: Promise<string[]> }
const keptOf = new WeakMap<Db, LRUCache<string, Kept>>()

/**
 * The ids of the best liked public lists that hold a title, as of the last three hours: a title on thousands of lists
 * takes long to answer from all of them. Whoever names them asks anew who may see them.
 */
export function findBestHolding(db: Db, item: { type: ListableType; id: string }, now: Date): Promise<string[]> {
  const kept = keptOf.get(db) ?? new LRUCache<string, Kept>({ max: MOST_TITLES })
  keptOf.set(db, kept)
  const key = `${item.type}/${item.id}`
  const found = kept.get(key)
  if (found && now.getTime() - found.foundAt < KEPT_MS) return found.ids
  const ids = listBestHolding(db, item)
  kept.set(key, { foundAt: now.getTime(), ids })
  // A search that failed is made again by the next who asks.
  ids.catch(() => kept.delete(key))
  return ids
}
