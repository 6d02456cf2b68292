import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: a copy of this table signs nobody in. */
    idHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    userAgent: text().notNull().default(''),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)
