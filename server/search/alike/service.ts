import type { Db } from '../../db/client.ts'
import { withoutArticle } from '../foldForSearch.ts'
import { findAlike } from '../queries.ts'
import { isSentence, type Query } from '../query.ts'
import { LEAST_SHARE, rankAlike, toShare } from '../rankAlike.ts'
import type { FoundRow } from '../rows.ts'

/**
 * The longest text to compare, in letters: longer titles are copied, not typed with mistakes. The time of a comparison
 * grows with the square of the length.
 */
const LONGEST = 48

/**
 * Entries with a name spelled like the typed text, the likeliest first. Trigrams find similar names in the whole
 * catalogue, but do not rank them well.
 */
export async function findSpelledAlike(db: Db, query: Query): Promise<FoundRow[]> {
  const [plain = ''] = query.spellings
  const typed = withoutArticle(plain)
  if (typed.length > LONGEST || isSentence(query)) return []
  const rows = rankAlike(typed, await findAlike(db, typed, toShare(typed)))
  // Texts with several mistakes are so rare that a second search is affordable.
  return rows.length > 0 ? rows : rankAlike(typed, await findAlike(db, typed, LEAST_SHARE))
}
