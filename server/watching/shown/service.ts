import type * as z from 'zod/mini'
import type { UserDiaryEntry } from '#contract/userCollections.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import { readTitleCards } from '../../marks/service.ts'
import { listEntries } from '../diary/queries.ts'

const ENTRIES_PER_PAGE = 40

/** A member's diary as others read it, the latest day first. Entries of titles that are unknown by now are left out. */
export async function listShownDiary(db: Db, userId: string, page = 1) {
  const found = await listEntries(db, userId, pageOf(page, ENTRIES_PER_PAGE))
  const rows = found.slice(0, ENTRIES_PER_PAGE)
  const cardOf = await readTitleCards(db, rows)
  return {
    items: rows.flatMap((row): z.input<typeof UserDiaryEntry>[] => {
      const card = cardOf(row)
      if (!card) return []
      const { id, itemType: type, itemId: item, season, episode, watchedOn, rewatch } = row
      return [{ id, type, item, season, episode, watchedOn, rewatch, card }]
    }),
    nextPage: found.length > ENTRIES_PER_PAGE ? page + 1 : null,
  }
}
