import { bigint, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** The receipt of every command, written in the transaction of its effect (OFFLINE.md, Server). Kept 90 days. */
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
