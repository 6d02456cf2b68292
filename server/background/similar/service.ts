import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import type { KeptSimilar } from '../../db/schema/background.ts'
import { listHeldTogether } from '../../lists/service.ts'
import * as queries from './queries.ts'
import { rankSimilar } from './rank.ts'

const DAY_MS = 86_400_000
/** For so long similar titles are kept. */
const KEPT_MS = 7 * DAY_MS

/** First finds under way, by database, type and title: whoever asks meanwhile gets the same. */
const underWay = new WeakMap<Db, Map<string, Promise<KeptSimilar[]>>>()

/**
 * The titles most similar to one, the most similar first. The first reader finds them, by a few questions that look at
 * a bounded number of rows however large the catalogue is (ADR 065). They are kept for a week; whoever finds them older
 * looks anew, while they serve the others, and gets them if that fails.
 *
 * @param without titles that the page shows already.
 */
export async function readSimilar(
  db: Db,
  type: RatableType,
  id: string,
  without: ReadonlySet<string>,
  now: Date,
): Promise<KeptSimilar[]> {
  const kept = await queries.findKept(db, type, id)
  const similar = kept
    ? await renewKept(db, type, id, without, now, kept)
    : await oncePerTitle(db, `${type}/${id}`, () => find(db, type, id, without, now))
  // The page may show more titles since.
  return similar.filter((each) => !without.has(each.id))
}

async function renewKept(
  db: Db,
  type: RatableType,
  id: string,
  without: ReadonlySet<string>,
  now: Date,
  kept: queries.Kept,
): Promise<KeptSimilar[]> {
  const staleBefore = new Date(now.getTime() - KEPT_MS)
  const isDone = kept.foundAt >= staleBefore || !(await queries.claimKept(db, type, id, staleBefore, now))
  if (isDone) return kept.similar
  try {
    return await find(db, type, id, without, now)
  } catch {
    await queries.returnKept(db, type, id, now, kept.foundAt)
    return kept.similar
  }
}

async function find(db: Db, type: RatableType, id: string, without: ReadonlySet<string>, now: Date) {
  const similar = await findSimilar(db, type, id, without)
  await queries.writeKept(db, type, id, { similar, foundAt: now })
  return similar
}

function oncePerTitle(db: Db, key: string, findFirst: () => Promise<KeptSimilar[]>): Promise<KeptSimilar[]> {
  const ofDb = underWay.get(db) ?? new Map<string, Promise<KeptSimilar[]>>()
  underWay.set(db, ofDb)
  const found = ofDb.get(key) ?? findFirst().finally(() => ofDb.delete(key))
  ofDb.set(key, found)
  return found
}

/** Deletes what nobody has asked for since a month. */
export const deleteOldSimilar = (db: Db, now: Date) => queries.deleteKept(db, new Date(now.getTime() - 30 * DAY_MS))

async function findSimilar(db: Db, type: RatableType, id: string, without: ReadonlySet<string>) {
  const own = await queries.findFacts(db, type, id)
  if (!own) return []
  const [shared, alike, listed] = await Promise.all([
    queries.listShared(db, type, id),
    queries.listAlike(db, type, id, own),
    listHeldTogether(db, { type, id }),
  ])
  const left = <T extends { id: string }>(rows: readonly T[]) => rows.filter((row) => !without.has(row.id))
  return rankSimilar(own, { shared: left(shared), alike: left(alike), listed: left(listed) })
}
