import { pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const who = () =>
  text({ enum: ['public', 'friends', 'nobody'] })
    .notNull()
    .default('public')

/**
 * The readers to whom a member shows each part of the profile. A member without a row has chosen nothing and shows
 * everything. Friendships are marks.
 */
export const privacy = pgTable('privacy', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ratings: who(),
  favourites: who(),
  lists: who(),
  comments: who(),
})
