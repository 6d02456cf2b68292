import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { OfferModel } from '#contract/consumptions.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db, Tx } from '../db/client.ts'
import { offers, providers } from '../db/schema/consumption.ts'
import type { OfferRow } from './rows.ts'

export type TitleType = OfferRow['itemType']

export type OfferFilter = {
  kinds: readonly OfferRow['kind'][]
  /** Empty: all models, and broadcasts. */
  models: readonly OfferModel[]
  today: CalendarDate
  now: Date
}

/** One broadcast or disc with its provider. */
export async function findOffer(db: Db | Tx, kind: 'tv' | 'disc', id: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(offers), provider: getTableColumns(providers) })
    .from(offers)
    .innerJoin(providers, eq(providers.slug, offers.providerSlug))
    .where(and(eq(offers.id, id), eq(offers.kind, kind)))
  return row
}

/**
 * The current and future offers of a title: platforms by model and price, discs the newest first, broadcasts by their
 * start.
 */
export async function listOffers(
  db: Db,
  title: { type: TitleType; id: string },
  { kinds, models, today, now }: OfferFilter,
): Promise<OfferRow[]> {
  if (kinds.length === 0) return []
  return db
    .select({ ...getTableColumns(offers), provider: getTableColumns(providers) })
    .from(offers)
    .innerJoin(providers, eq(providers.slug, offers.providerSlug))
    .where(
      and(
        eq(offers.itemType, title.type),
        eq(offers.itemId, title.id),
        inArray(offers.kind, [...kinds]),
        models.length === 0 ? undefined : inArray(offers.model, [...models]),
        or(isNull(offers.availableUntil), gte(offers.availableUntil, today)),
        or(isNull(offers.endsAt), gt(offers.endsAt, now)),
      ),
    )
    .orderBy(
      sql`case ${offers.kind} when 'streaming' then 0 when 'disc' then 1 else 2 end`,
      sql`${offers.startsAt} asc nulls first`,
      sql`case when ${offers.kind} = 'disc' then ${offers.availableFrom} end desc nulls last`,
      sql`case ${offers.model} when 'flat' then 0 when 'free' then 1 when 'rent' then 2 else 3 end`,
      sql`${offers.price} asc nulls first`,
      asc(providers.sortKey),
      asc(offers.id),
    )
}
