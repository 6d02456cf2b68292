import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { liveKinds } from '#contract/events.ts'
import { instant } from './instant.ts'

/** The number of a transaction, as text: it may be larger than JavaScript's whole numbers. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What open pages hear of: an append-only log, written in the transaction of the effect, gone after some hours. In the
 * order of (`tx`, `id`) it never grows before a place that was read once, as long as readers stop below the oldest
 * transaction that still runs (ADR 022). It refers to nobody by a key: it is gone before that would matter.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** `movies/{id}`; `users/{id}` for what concerns that member alone; `moderation` for those who moderate. */
    topic: text().notNull(),
    kind: text({ enum: liveKinds }).notNull(),
    itemType: text().notNull(),
    itemId: text().notNull(),
    /** The comment that a reply stands below. */
    parentId: text(),
    /** Whose doing it is: not told, but kept from who has muted them. Null: nobody's. */
    actorId: text(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.tx, table.id), index().on(table.topic, table.tx, table.id), index().on(table.at)],
)
