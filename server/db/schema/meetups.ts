import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Proposals of members to friends. One that was withdrawn stays as a tombstone, without its note. */
export const meetups = pgTable(
  'meetups',
  {
    /** A UUID that the proposer's device made. */
    id: text().primaryKey(),
    /** The proposer. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    status: text({ enum: ['open', 'decided', 'cancelled'] }).notNull(),
    /** The id of the showing that was decided on. */
    decided: text(),
    /** The time at which the proposer meant the last decision; before one, the proposal. */
    intentAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
)

/** The proposed showings, with their facts as they were when they were last compared: a showing may be gone by then. */
export const meetupShowings = pgTable(
  'meetup_showings',
  {
    meetupId: text()
      .notNull()
      .references(() => meetups.id, { onDelete: 'cascade' }),
    /** The id of the showtime. */
    showing: text().notNull(),
    status: text({ enum: ['kept', 'moved', 'cancelled'] }).notNull(),
    movieId: text().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    place: text().notNull(),
    path: text().notNull(),
    /** The day in Berlin. */
    date: date({ mode: 'string' }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.meetupId, table.showing] }),
    index().on(table.showing),
    index().on(table.startsAt),
  ],
)

/**
 * The members of meetups: the proposer and those invited. The row outlives the meetup, which goes with its proposer's
 * account: the devices of the others have to hear of that.
 */
export const meetupMembers = pgTable(
  'meetup_members',
  {
    meetupId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isProposer: boolean().notNull(),
    /** Left by the member, for good. */
    hasLeft: boolean().notNull(),
    invitedAt: instant().notNull(),
    /** The time of the last change for this member. */
    updatedAt: instant().notNull(),
    /** The value of `users.change_seq` that this change got. */
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.meetupId, table.userId] }), index().on(table.userId, table.changeSeq)],
)

/** Whether showings suit those invited: a register for each member and showing. */
export const meetupAnswers = pgTable(
  'meetup_answers',
  {
    meetupId: text()
      .notNull()
      .references(() => meetups.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    showing: text().notNull(),
    suits: boolean().notNull(),
    intentAt: instant().notNull(),
    updatedAt: instant().notNull(),
    changeSeq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetupId, table.userId, table.showing] }),
    index().on(table.userId, table.changeSeq),
  ],
)
