import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Mailed links, each of which lets a user set a new password or confirm another e-mail address, once. */
export const userTokens = pgTable(
  'user_tokens',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['recovery', 'email'] }).notNull(),
    /** The address to be confirmed; null for a new password. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)
