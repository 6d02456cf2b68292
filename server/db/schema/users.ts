import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { toLookSql } from '../nameLook.ts'
import { instant } from './instant.ts'

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** `username` folded to lower case: two members cannot have names that differ only in case. */
    usernameKey: text().notNull().unique(),
    /** The look of `username`, in whatever script it is written (`nameLook.ts`). */
    usernameLook: text()
      .notNull()
      .generatedAlwaysAs((): SQL => toLookSql(users.username)),
    /** Lower case. */
    email: text().notNull().unique(),
    /** argon2id, in its own encoded form. */
    passwordHash: text().notNull(),
    /** Space-separated role names (PRODUCT B8). */
    credentials: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** Null until the link in the mail was followed. */
    activatedAt: instant(),
    avatarImageId: text(),
    /** Picture and profile are hidden by the moderation: no other member sees them. */
    hidden: boolean().notNull().default(false),
    wantsNewsletter: boolean().notNull().default(false),
    /** The member's id in the social network, for sign-in. */
    facebookId: text().unique(),
    /** Counts the changes of the member's own state; the cursor of `/api/me/changes`. */
    changeSeq: bigint({ mode: 'number' }).notNull().default(0),
    /** One of the five members of the demo world: refused when demo data is off. */
    demo: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.usernameLook),
    index('users_username_key_trigrams').using('gin', sql`username_key gin_trgm_ops`),
  ],
)
