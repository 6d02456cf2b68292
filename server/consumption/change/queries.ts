import { lt, or } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Tx } from '../../db/client.ts'
import { insertAllNew } from '../../db/insertAll.ts'
import { offers } from '../../db/schema/consumption.ts'

export type NewOffer = typeof offers.$inferInsert

type OfferedTitle = { type: 'movies' | 'series'; id: string }

/** Those that are there already stay as they are. @returns the titles that have more of them now, each once. */
export async function insertOffers(tx: Tx, rows: readonly NewOffer[]): Promise<OfferedTitle[]> {
  const titles = await insertAllNew(tx, offers, rows, ['itemType', 'itemId'])
  return titles.map(({ itemType, itemId }) => ({ type: itemType, id: itemId }))
}

/** Removes what has run out by a day, and broadcasts that ended before an instant. @returns of which titles. */
export function deletePastOffers(tx: Tx, today: CalendarDate, instant: Date): Promise<OfferedTitle[]> {
  return tx
    .delete(offers)
    .where(or(lt(offers.availableUntil, today), lt(offers.endsAt, instant)))
    .returning({ type: offers.itemType, id: offers.itemId })
}
