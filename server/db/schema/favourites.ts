import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cinemas } from './cinema.ts'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** A member's favourite cinemas. One that was dropped stays as a tombstone, so that a late older intent loses. */
export const favouriteCinemas = pgTable(
  'favourite_cinemas',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cinemaId: text()
      .notNull()
      .references(() => cinemas.id, { onDelete: 'cascade' }),
    favourite: boolean().notNull(),
    /** When the member meant it, corrected for the device's clock; never later than the server's time of arrival. */
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The value of `users.change_seq` that this change got. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cinemaId] }),
    index().on(table.userId, table.changeSeq),
    index().on(table.cinemaId),
  ],
)
