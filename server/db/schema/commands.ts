import { bigint, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** The receipt of every command, written in the transaction of its effect (docs/OUTBOX.md, Server). Kept 90 days. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** Method and path. */
    route: text().notNull(),
    bodySha256: text().notNull(),
    status: smallint().notNull(),
    body: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)

/**
 * The latest intent of each device in each slot: the thing and the field that it says something of. It keeps the intents
 * of one device in their order, whatever the network and the clocks do (ADR 029). Kept as long as receipts.
 */
export const deviceIntents = pgTable(
  'device_intents',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The outbox of one member on one device. */
    device: uuid().notNull(),
    slot: text().notNull(),
    /** Number of the intent on its device: a later intent has a greater one. */
    seq: bigint({ mode: 'number' }).notNull(),
    /** When it counts as meant, by the server's clock. */
    intentAt: instant().notNull(),
    arrivedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device, table.slot] }), index().on(table.arrivedAt)],
)

/** Append-only: one row for each effect that really happened. A command that was replayed has one all the same. */
export const effects = pgTable(
  'effects',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    kind: text().notNull(),
    target: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.key)],
)
