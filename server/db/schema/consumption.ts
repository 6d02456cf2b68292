import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Providers of titles outside cinemas: streaming platforms, TV channels, labels and shops of discs. */
export const providers = pgTable('providers', {
  slug: text().primaryKey(),
  name: text().notNull(),
  sortKey: text().notNull(),
  kind: text({ enum: ['streaming', 'disc', 'tv'] }).notNull(),
  url: text(),
})

/** Offers of titles outside cinemas, one row an offer ("Wo läuft's?"). */
export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    itemType: text({ enum: ['movies', 'series'] }).notNull(),
    itemId: text().notNull(),
    providerSlug: text()
      .notNull()
      .references(() => providers.slug, { onDelete: 'cascade' }),
    kind: text({ enum: ['streaming', 'disc', 'tv'] }).notNull(),
    /** The way of payment; null on TV. */
    model: text({ enum: ['flat', 'free', 'rent', 'buy'] }),
    /** Euro cents; null when the price is included in something else or the offer is free. */
    price: integer(),
    quality: text({ enum: ['SD', 'HD', '4K', 'DVD', 'Blu-ray', 'UHD'] }),
    url: text(),
    /** The first and last day of the offer; null: unknown or without end. */
    availableFrom: date({ mode: 'string' }),
    availableUntil: date({ mode: 'string' }),
    /** The start of a broadcast; null for every other offer. */
    startsAt: instant(),
    endsAt: instant(),
    season: smallint(),
    episode: smallint(),
  },
  (table) => [
    index().on(table.itemType, table.itemId, table.kind),
    index().on(table.kind, table.availableFrom),
    index().on(table.kind, table.availableUntil),
    index().on(table.startsAt).where(sql`starts_at is not null`),
    index().on(table.providerSlug, table.itemType, table.itemId).where(sql`kind = 'streaming'`),
  ],
)
