import { pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const who = () =>
  text({ enum: ['public', 'friends', 'nobody'] })
    .notNull()
    .default('public')

/** Who sees the parts of a member's profile; whoever has chosen nothing has no row, and shows all. Friendships are marks. */
export const privacy = pgTable('privacy', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ratings: who(),
  favourites: who(),
  lists: who(),
  comments: who(),
})
