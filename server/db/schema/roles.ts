import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/**
 * Every role that was given or taken, for good: rows are added, and never changed or deleted. As the log of the
 * moderation it holds ids and no names, and refers to nobody by a key.
 */
export const roleLog = pgTable(
  'role_log',
  {
    id: text().primaryKey(),
    /** The admin who did it. */
    actorId: text().notNull(),
    memberId: text().notNull(),
    role: text({ enum: ['admin_user', 'community_manager', 'critic_user'] }).notNull(),
    /** False: it was taken. */
    given: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.at.desc(), table.id.desc())],
)
