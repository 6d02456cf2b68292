import type { Db } from '../../db/client.ts'
import { withoutArticle } from '../foldForSearch.ts'
import { findAlike } from '../queries.ts'
import { isSentence, type Query } from '../query.ts'
import { LEAST_SHARE, rankAlike, toShare } from '../rankAlike.ts'
import type { FoundRow } from '../rows.ts'

/** In letters; titles that are longer are copied, not typed with mistakes. Comparing takes time by the square of this. */
const LONGEST = 48

/**
 * What is only spelled like what was typed, the likeliest first. Trigrams find what is alike within the whole catalogue;
 * which of it is likest, they do not know.
 */
export async function findSpelledAlike(db: Db, query: Query): Promise<FoundRow[]> {
  const [plain = ''] = query.spellings
  const typed = withoutArticle(plain)
  if (typed.length > LONGEST || isSentence(query)) return []
  const rows = rankAlike(typed, await findAlike(db, typed, toShare(typed)))
  // Several mistakes in one text are rare enough to look a second time.
  return rows.length > 0 ? rows : rankAlike(typed, await findAlike(db, typed, LEAST_SHARE))
}
