import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { initialPrivacy, type ProfilePart } from '#contract/privacy.ts'
import { users } from './users.ts'

const who = (part: ProfilePart | 'messages') =>
  text({ enum: ['public', 'friends', 'nobody'] })
    .notNull()
    .default(initialPrivacy[part])

/**
 * The readers to whom a member shows each part of the profile. A member without a row has chosen nothing: the initial
 * choices hold. Friendships are marks.
 */
export const privacy = pgTable('privacy', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ratings: who('ratings'),
  favourites: who('favourites'),
  lists: who('lists'),
  comments: who('comments'),
  diary: who('diary'),
  messages: who('messages'),
  receipts: boolean().notNull().default(initialPrivacy.receipts),
})
