import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import type { Tx } from '../../db/client.ts'
import { announceConsumption } from '../../events/service.ts'
import * as queries from './queries.ts'

/**
 * Puts offers in, takes out those that are over, and tells open pages of the titles of which something has changed.
 * What is there already, by its id, stays as it is; a broadcast stays until the day after it ended.
 */
export async function changeOffers(tx: Tx, now: Date, added: readonly queries.NewOffer[]): Promise<void> {
  const today = toBerlinDate(now)
  const more = await queries.insertOffers(tx, added)
  const less = await queries.deletePastOffers(tx, today, fromBerlin(addDays(today, -1), '00:00'))
  await announceConsumption(tx, now, { more, less })
}
