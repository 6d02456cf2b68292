import { and, asc, eq, getTableColumns, gt, gte, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { offers, providers } from '../../db/schema/consumption.ts'
import { clampInstant } from '../../http/parseInstant.ts'
import type { OfferRow } from '../rows.ts'

/** The longest time from a start to an end that is known, in ms: what began earlier is not looked at. */
const LONGEST = 12 * 3_600_000

export type BroadcastRow = OfferRow & { startsAt: Date }

/** The broadcasts that are on air within a span of time, by channel and start; those without an end by their start. */
export async function listBroadcasts(db: Db, { from, until }: { from: Date; until: Date }): Promise<BroadcastRow[]> {
  const kept = (time: number) => new Date(clampInstant(time))
  const first = kept(from.getTime())
  const rows = await db
    .select({ ...getTableColumns(offers), provider: getTableColumns(providers) })
    .from(offers)
    .innerJoin(providers, eq(providers.slug, offers.providerSlug))
    .where(
      and(
        eq(offers.kind, 'tv'),
        gt(offers.startsAt, kept(from.getTime() - LONGEST)),
        lt(offers.startsAt, kept(until.getTime())),
        or(gt(offers.endsAt, first), and(isNull(offers.endsAt), gte(offers.startsAt, first))),
      ),
    )
    .orderBy(asc(providers.sortKey), asc(providers.slug), asc(offers.startsAt), asc(offers.id))
  return rows.flatMap((row) => (row.startsAt === null ? [] : [{ ...row, startsAt: row.startsAt }]))
}
