import type { Db } from '../../db/client.ts'
import { findSpelledAlike } from '../alike/service.ts'
import { withoutArticle } from '../foldForSearch.ts'
import { toLikeness } from '../likeness.ts'
import type { Query } from '../query.ts'
import type { CalledKey } from '../rows.ts'

/** So few things hold the words that another spelling is looked for. */
const FEW = 3
/** One wrong letter in four: with more, a correction would be a guess. */
const CLOSE = 0.75

/**
 * The name that was likely meant where only few things hold the typed words, and none of them is called so or begins
 * so; null for none.
 */
export async function findCorrection(
  db: Db,
  query: Query,
  literal: readonly CalledKey[],
  members: readonly { isCalled: boolean }[],
): Promise<string | null> {
  const isMeant =
    literal.some(({ isCalled, isBegun }) => isCalled || isBegun) || members.some(({ isCalled }) => isCalled)
  if (literal.length > FEW || isMeant) return null
  const typed = withoutArticle(query.spellings[0] ?? '')
  const known = new Set(literal.map(({ itemClass, itemId }) => `${itemClass} ${itemId}`))
  const close = (await findSpelledAlike(db, query)).find(
    ({ itemClass, itemId, names }) =>
      !known.has(`${itemClass} ${itemId}`) && names.some((name) => toLikeness(typed, name) >= CLOSE),
  )
  return close?.title ?? null
}
