import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/**
 * Registrations whose link was not followed yet. They are no users: a person who registers with another person's
 * address gets no account with it, and does not block the address.
 */
export const signups = pgTable(
  'signups',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text().notNull().unique(),
    username: text().notNull(),
    usernameLook: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    wantsNewsletter: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.usernameLook), index().on(table.email), index().on(table.expiresAt)],
)
