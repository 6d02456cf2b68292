import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Who shows or sells titles outside cinemas: streaming platforms, TV channels, labels and shops of discs. */
export const providers = pgTable('providers', {
  slug: text().primaryKey(),
  name: text().notNull(),
  sortKey: text().notNull(),
  kind: text({ enum: ['streaming', 'disc', 'tv'] }).notNull(),
  url: text(),
})

/** Where a title can be seen outside cinemas, one row an offer ("Wo läuft's?"). */
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
    /** How it is paid for; null on TV. */
    model: text({ enum: ['flat', 'free', 'rent', 'buy'] }),
    /** Euro cents; null when it is part of something or free. */
    price: integer(),
    quality: text({ enum: ['SD', 'HD', '4K', 'DVD', 'Blu-ray', 'UHD'] }),
    url: text(),
    /** The first and last day it can be had; null: unknown or without end. */
    availableFrom: date({ mode: 'string' }),
    availableUntil: date({ mode: 'string' }),
    /** A broadcast; null for everything else. */
    startsAt: instant(),
    endsAt: instant(),
    season: smallint(),
    episode: smallint(),
  },
  (table) => [
    index().on(table.itemType, table.itemId, table.kind),
    index().on(table.kind, table.availableFrom),
    index().on(table.startsAt).where(sql`starts_at is not null`),
  ],
)
