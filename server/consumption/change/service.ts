import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import type { Tx } from '../../db/client.ts'
import { announceConsumption } from '../../events/service.ts'
import * as queries from './queries.ts'

/**
 * Inserts offers, deletes expired ones, and announces to open pages the titles whose offers have changed. An offer
 * whose id exists already stays as it is; a broadcast stays until the day after it ended.
 */
export async function changeOffers(tx: Tx, now: Date, added: readonly queries.NewOffer[]): Promise<void> {
  const today = toBerlinDate(now)
  const more = await queries.insertOffers(tx, added)
  const less = await queries.deletePastOffers(tx, today, fromBerlin(addDays(today, -1), '00:00'))
  await announceConsumption(tx, now, { more, less })
}
