import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Limits that all processes share: login, registration, writes. A row is one bucket in its current window. */
export const limits = pgTable(
  'limits',
  {
    bucket: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)
