import * as z from 'zod/mini'
import { OwnDraft } from './articleDrafts.ts'
import { defineCall } from './call.ts'
import { OwnDiaryEntry } from './diary.ts'
import { Favourite } from './favourites.ts'
import { Mark, MarkableType, MarkKind } from './marks.ts'
import { Meetup, MeetupAnswer } from './meetups.ts'
import { MessageThread, OwnMessage } from './messages.ts'
import { OwnComment } from './ownComments.ts'
import { OwnEpisodes } from './ownEpisodes.ts'
import { OwnListItem } from './ownListItems.ts'
import { OwnList, OwnListOrder } from './ownLists.ts'
import { OwnTrivia } from './ownTrivia.ts'
import { RatableType, Rating } from './ratings.ts'
import { Reminder } from './reminders.ts'
import { OwnWatchlistRule } from './watchlistRule.ts'

/** One piece of a member's own state that changed. A union on `kind`; later commands add theirs. */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rating'),
    type: RatableType,
    /** The title's id. */
    id: z.string(),
    rating: Rating,
  }),
  z.extend(Favourite, { kind: z.literal('favouriteCinema') }),
  z.object({
    kind: z.literal('mark'),
    name: MarkKind,
    type: MarkableType,
    /** The marked thing's id. */
    id: z.string(),
    mark: Mark,
  }),
  z.extend(OwnList, { kind: z.literal('list') }),
  z.extend(OwnListOrder, { kind: z.literal('listOrder') }),
  z.extend(OwnListItem, { kind: z.literal('listItem') }),
  z.extend(OwnComment, { kind: z.literal('comment') }),
  z.extend(OwnTrivia, { kind: z.literal('trivia') }),
  z.extend(Reminder, { kind: z.literal('reminder') }),
  z.extend(OwnWatchlistRule, { kind: z.literal('watchlistRule') }),
  z.extend(OwnEpisodes, { kind: z.literal('episodes') }),
  z.extend(OwnDiaryEntry, { kind: z.literal('diaryEntry') }),
  z.extend(Meetup, { kind: z.literal('meetup') }),
  z.extend(MeetupAnswer, { kind: z.literal('meetupAnswer') }),
  z.extend(MessageThread, { kind: z.literal('messageThread') }),
  z.extend(OwnMessage, { kind: z.literal('message') }),
  z.extend(OwnDraft, { kind: z.literal('draft') }),
])
export type Change = z.infer<typeof Change>

/** How many kinds this version knows; they only become more. A device that learns one fetches all of its state anew. */
export const KNOWN_KINDS = Change.def.options.length

export const changesCall = defineCall({
  method: 'GET',
  path: '/api/me/changes',
  summary: "A member's own state since a cursor, for the member's other devices",
  audience: 'member',
  query: z.object({ since: z.optional(z.string().check(z.maxLength(40))) }),
  /** Pass `cursor` as `since` next time; ask again at once while `more`. A kind of a newer server reads as null. */
  answer: z.object({
    changes: z.array(z.catch(z.nullable(Change), null)),
    cursor: z.string(),
    more: z.boolean(),
  }),
})
