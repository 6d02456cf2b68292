import type { CommentableType } from '#contract/comments.ts'
import type { DatedType } from '#contract/datedThings.ts'
import type { ListableType } from '#contract/lists.ts'
import type { MarkableType, MarkKind } from '#contract/marks.ts'
import type { TrivializableType } from '#contract/ownTrivia.ts'
import type { RatableType } from '#contract/ratings.ts'

/*
 * The names of all slots (a thing and a field) and lanes (a thing), built here alone: the commands write them, the atoms
 * read them. No value is imported, since the entry has no room for the commands' schemas.
 */

type RatingSlot = `${RatableType}/${string}/rating`
type MarkSlot = `${MarkKind}/${MarkableType}/${string}`
type ListSlot = `list/${string}`
type OrderSlot = `listOrder/${string}`
type ItemSlot = `listItem/${string}/${ListableType}/${string}`
type CommentSlot = `comment/${CommentableType}/${string}/${string}`
type TriviaSlot = `trivia/${TrivializableType}/${string}/${string}`
type EpisodesSlot = `episodes/${string}`
type DiarySlot = `${typeof DIARY_SLOTS}${string}`
type ReminderSlot = `${typeof REMINDER_SLOTS}${DatedType}/${string}`
type MeetupSlot = `${typeof MEETUP_SLOTS}${string}`
type MeetupAnswerSlot = `${typeof ANSWER_SLOTS}${string}/${string}`
type ThreadSlot = `${typeof THREAD_SLOTS}${string}`
type MessageSlot = `message/${string}/${string}`
type DraftSlot = `${typeof DRAFT_SLOTS}${string}`
type FavouriteSlot = `cinemas/${string}/favourite`

/** One piece of a member's own state. */
export type Slot =
  | RatingSlot
  | MarkSlot
  | ListSlot
  | OrderSlot
  | ItemSlot
  | CommentSlot
  | TriviaSlot
  | FavouriteSlot
  | EpisodesSlot
  | DiarySlot
  | ReminderSlot
  | MeetupSlot
  | MeetupAnswerSlot
  | ThreadSlot
  | MessageSlot
  | DraftSlot
  | typeof RULE_SLOT

/** Slots that are read together begin so; all with an empty one. */
export type SlotPrefix =
  | ''
  | `${RatableType}/`
  | `${MarkKind}/`
  | `${MarkKind}/${MarkableType}/`
  | typeof LIST_SLOTS
  | typeof ORDER_SLOTS
  | typeof ITEM_SLOTS
  | `${typeof ITEM_SLOTS}${string}/`
  | 'comment/'
  | `comment/${CommentableType}/${string}/`
  | `trivia/${TrivializableType}/${string}/`
  | typeof FAVOURITE_SLOTS
  | typeof DIARY_SLOTS
  | typeof REMINDER_SLOTS
  | typeof MEETUP_SLOTS
  | typeof ANSWER_SLOTS
  | typeof THREAD_SLOTS
  | `message/${string}/`
  | typeof DRAFT_SLOTS

export const ratingSlots = (type: RatableType) => `${type}/` as const
export const ratingSlot = (type: RatableType, id: string) => `${type}/${id}${RATING}` as const
/** The rated title as `{type}/{id}`; null where the slot is no rating's. */
export const toRatedKey = (slot: string): string | null =>
  slot.endsWith(RATING) ? slot.slice(0, -RATING.length) : null
const RATING = '/rating'

export const markSlots = (mark: MarkKind) => `${mark}/` as const
export const markSlotsOf = (mark: MarkKind, type: MarkableType) => `${mark}/${type}/` as const
export const markSlot = (mark: MarkKind, type: MarkableType, id: string) => `${mark}/${type}/${id}` as const

export const LIST_SLOTS = 'list/'
export const ORDER_SLOTS = 'listOrder/'
export const ITEM_SLOTS = 'listItem/'
export const listSlot = (list: string) => `${LIST_SLOTS}${list}` as const
export const orderSlot = (list: string) => `${ORDER_SLOTS}${list}` as const
export const itemSlots = (list: string) => `${ITEM_SLOTS}${list}/` as const
export const itemSlot = (list: string, type: ListableType, id: string) => `${ITEM_SLOTS}${list}/${type}/${id}` as const
/** The list and the title that the slot of a title on a list names. */
export function readItemSlot(slot: string): { list: string; type: ListableType; id: string } {
  const [list = '', type, ...rest] = slot.slice(ITEM_SLOTS.length).split('/')
  return { list, type: type as ListableType, id: rest.join('/') }
}

export const commentSlots = (type: CommentableType, item: string) => `comment/${type}/${item}/` as const
export const commentSlot = (type: CommentableType, item: string, id: string) => `comment/${type}/${item}/${id}` as const

export const triviaSlots = (type: TrivializableType, item: string) => `trivia/${type}/${item}/` as const
export const triviaSlot = (type: TrivializableType, item: string, id: string) => `trivia/${type}/${item}/${id}` as const

export const FAVOURITE_SLOTS = 'cinemas/'
export const favouriteSlot = (id: string) => `${FAVOURITE_SLOTS}${id}${FAVOURITE}` as const
/** The cinema's id; null where the slot is no favourite's. */
export const toFavouriteId = (slot: string): string | null =>
  slot.endsWith(FAVOURITE) ? slot.slice(FAVOURITE_SLOTS.length, -FAVOURITE.length) : null
const FAVOURITE = '/favourite'

/** The episodes of a series. */
export const episodesSlot = (series: string) => `episodes/${series}` as const

export const DIARY_SLOTS = 'diary/'
export const diarySlot = (entry: string) => `${DIARY_SLOTS}${entry}` as const
export const REMINDER_SLOTS = 'reminder/'
export const reminderSlot = (type: DatedType, id: string) => `${REMINDER_SLOTS}${type}/${id}` as const

export const MEETUP_SLOTS = 'meetup/'
export const meetupSlot = (meetup: string) => `${MEETUP_SLOTS}${meetup}` as const
/** The member's own answers to proposed showings. */
export const ANSWER_SLOTS = 'meetupAnswer/'
export const meetupAnswerSlot = (meetup: string, showing: string) => `${ANSWER_SLOTS}${meetup}/${showing}` as const

export const THREAD_SLOTS = 'messageThread/'
export const threadSlot = (thread: string) => `${THREAD_SLOTS}${thread}` as const
/** The messages of a thread that the member has written, or deleted for themselves. */
export const messageSlots = (thread: string) => `message/${thread}/` as const
export const messageSlot = (thread: string, id: string) => `message/${thread}/${id}` as const

/** The member's articles as they work on them. */
export const DRAFT_SLOTS = 'draft/'
export const draftSlot = (draft: string) => `${DRAFT_SLOTS}${draft}` as const

export const RULE_SLOT = 'watchlistRule'

/** The rest of a slot after its prefix: an id, or the type and the id of a thing. */
export const afterPrefix = (prefix: SlotPrefix, slot: string): string => slot.slice(prefix.length)

/** All that is done to a thing and must arrive in its order. */
type LaneType = MarkableType | RatableType | 'cinemas'
export type Lane =
  | `${LaneType}/${string}`
  | `reminders/${DatedType}/${string}`
  | `comments/${CommentableType}/${string}`
  | DiarySlot
  | `meetups/${string}`
  | `threads/${string}`
  | `drafts/${string}`
  | typeof RULE_SLOT

/** Ratings, marks, favourites and changes of one thing. */
export const thingLane = <T extends LaneType>(type: T, id: string) => `${type}/${id}` as const
/** The reminder of one thing. */
export const reminderLane = (type: DatedType, id: string) => `reminders/${type}/${id}` as const
/** All that a member writes below one thing. */
export const commentLane = (type: CommentableType, item: string) => `comments/${type}/${item}` as const
/** An entry of the diary is a thing of its own. */
export const diaryLane = (entry: string) => `${DIARY_SLOTS}${entry}` as const
/** All that is done to a meetup: its proposal first. */
export const meetupLane = (meetup: string) => `meetups/${meetup}` as const
/** All that is done to a thread of messages: what is written there keeps its order. */
export const threadLane = (thread: string) => `threads/${thread}` as const

/** All that is done to a draft: its texts before its publication. */
export const draftLane = (draft: string) => `drafts/${draft}` as const
