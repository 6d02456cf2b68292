import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

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

/** Solved captchas that were submitted: none is accepted twice, after a restart neither. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { id: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
)
