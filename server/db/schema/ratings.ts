import { bigint, boolean, index, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** A member's rating. A cleared one stays as a tombstone (value null, no marks), so that a late older intent loses. */
export const ratings = pgTable(
  'ratings',
  {
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemType: text({ enum: ['movies', 'series'] }).notNull(),
    itemId: text().notNull(),
    /** 0 to 10 in halves. */
    value: real(),
    top: boolean().notNull().default(false),
    flop: boolean().notNull().default(false),
    /** Counted with the critics, not with the community; decided when the rating was made. */
    critic: boolean().notNull().default(false),
    /** When the member meant it, corrected for the device's clock; never later than the server's time of arrival. */
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The value of `users.change_seq` that this change got. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemType, table.itemId] }),
    uniqueIndex().on(table.id),
    index().on(table.userId, table.changeSeq),
    index().on(table.itemType, table.itemId),
  ],
)
