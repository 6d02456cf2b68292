import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { liveKinds } from '#contract/events.ts'
import { instant } from './instant.ts'

/** The number of a transaction, as text: it may exceed JavaScript's safe integers. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Events for open pages: an append-only log, written in the transaction of the effect, pruned after some hours. In the
 * order of (`tx`, `id`), no row ever appears before a place that was read once, as long as readers stop below the
 * oldest running transaction (ADR 022). It has no foreign keys: its rows are pruned before that would matter.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** `movies/{id}`; `users/{id}` for events of that member alone; `moderation` for moderators. */
    topic: text().notNull(),
    kind: text({ enum: liveKinds }).notNull(),
    itemType: text().notNull(),
    itemId: text().notNull(),
    /** The comment that a reply answers. */
    parentId: text(),
    /**
     * The member who acted: the event does not name them, but is withheld from members who have muted them. Null: no
     * member.
     */
    actorId: text(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.tx, table.id), index().on(table.topic, table.tx, table.id), index().on(table.at)],
)
