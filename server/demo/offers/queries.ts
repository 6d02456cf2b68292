import { lt, or } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { offers, providers } from '../../db/schema/consumption.ts'
import type { OfferRow } from '../rows.ts'

export async function insertProviders(tx: Tx, rows: readonly (typeof providers.$inferInsert)[]): Promise<void> {
  await insertAll(tx, providers, rows)
}

/** Those that are there already stay as they are. */
export async function insertOffers(tx: Tx, rows: readonly OfferRow[]): Promise<void> {
  await insertAll(tx, offers, rows)
}

/** Removes what has run out by a day, and broadcasts that ended before an instant. */
export async function deletePastOffers(tx: Tx, today: CalendarDate, instant: Date): Promise<void> {
  await tx.delete(offers).where(or(lt(offers.availableUntil, today), lt(offers.endsAt, instant)))
}
