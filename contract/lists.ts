import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { RatingSummary } from './catalogue.ts'
import { Instant, ListId } from './ids.ts'
import { Image } from './image.ts'
import { listView, Page } from './listView.ts'
import { TitleCard } from './marks.ts'
import { receiptOf } from './receipt.ts'
import { thingTypes, typesWith } from './things.ts'
import { isVisible, isVisibleOrEmpty, withoutTurns } from './visibleText.ts'

/** How many titles one list holds, and how many lists one member. */
export const MAX_LIST_ITEMS = 1_000
export const MAX_LISTS = 500
/** Of what a member writes about a title on a list (PRODUCT E2). */
export const MAX_ITEM_DESCRIPTION = 255
/** From so many characters left on, a form counts them (PRODUCT E2). */
export const COUNTED_REST = 50

/** The types of things that a list can hold, as they stand in a path. */
export const ListableType = z.enum(typesWith('listable'))
export type ListableType = z.infer<typeof ListableType>

/** The names of PRODUCT K4 for the same. */
export const SourceType = z.enum(['Movie', 'Series'])
export const sourceTypes = { movies: 'Movie', series: 'Series' } as const satisfies Record<
  ListableType,
  z.infer<typeof SourceType>
>

const Name = z.string().check(withoutTurns, z.trim(), z.minLength(1), z.maxLength(120), isVisible)
const Description = z.string().check(z.trim(), z.maxLength(2_000), isVisibleOrEmpty)

/** A title on a list as its order names it: `movies/{id}`. */
export const ItemKey = z.string().check(z.regex(new RegExp(`^(${ListableType.options.join('|')})/[^/]{1,120}$`)))

/** One of a member's own lists as the server holds it. `id` is its permalink, too (PRODUCT K4). */
export const OwnList = z.object({
  id: ListId,
  name: z.string(),
  description: z.string(),
  /** Seen by nobody else. */
  private: z.boolean(),
  deleted: z.boolean(),
  createdAt: Instant,
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type OwnList = z.infer<typeof OwnList>

/** The order by hand; what it does not name follows in the order in which it was added. */
export const OwnListOrder = z.object({
  list: ListId,
  order: z.array(ItemKey).check(z.maxLength(MAX_LIST_ITEMS)),
  updatedAt: Instant,
})
export type OwnListOrder = z.infer<typeof OwnListOrder>

/** Whether a title stands on one of a member's lists. */
export const OwnListItem = z.object({
  list: ListId,
  type: ListableType,
  id: z.string(),
  on: z.boolean(),
  description: z.string(),
  card: TitleCard,
  addedAt: Instant,
  updatedAt: Instant,
})
export type OwnListItem = z.infer<typeof OwnListItem>

/** A list as everybody may see it. */
export const List = z.object({
  id: ListId,
  name: z.string(),
  description: z.string(),
  private: z.boolean(),
  /** By the moderation: nobody but its author still sees it. */
  hidden: z.optional(z.boolean()),
  author: Author,
  itemsCount: z.int(),
  diggs_count: z.int(),
  /** Of the first titles, at most four. */
  posters: z.array(Image),
  createdAt: Instant,
  updatedAt: Instant,
})
export type List = z.infer<typeof List>

/** A title on a list. */
export const ListItem = z.extend(TitleCard, {
  type: ListableType,
  id: z.string(),
  genres: z.array(z.string()),
  rating: RatingSummary,
  /** The author's words about it; may be empty. */
  description: z.string(),
  addedAt: Instant,
})
export type ListItem = z.infer<typeof ListItem>

export const listsCall = defineCall({
  method: 'GET',
  path: '/api/lists',
  summary: 'Public lists, the best liked or the newest first',
  audience: 'public',
  query: z.object({ order: z.optional(z.enum(['popularity', 'newest'])), page: Page }),
  answer: listView(List, z.object({ order: z.enum(['popularity', 'newest']) })),
})

/** Private ones for their author alone; anybody else gets 404. All its titles, in the author's order. */
export const listCall = defineCall({
  method: 'GET',
  path: '/api/lists/:id',
  summary: 'A list with its titles',
  audience: 'personal',
  params: z.object({ id: ListId }),
  answer: z.extend(List, { items: z.array(ListItem) }),
})

/** PRODUCT K4's list. `items_count` is ours. */
export const UserList = z.object({
  id: ListId,
  name: z.string(),
  item_on_list: z.boolean(),
  items_count: z.int(),
})
export type UserList = z.infer<typeof UserList>

/** Every type with a plural may be asked about (PRODUCT K8); things that no list can hold are on none. */
export const userListsCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/user_lists',
  summary: "The member's lists, and whether a thing stands on each",
  audience: 'member',
  params: z.object({ type: z.enum(thingTypes), id: z.string() }),
  answer: z.array(UserList),
})

export const createListCall = defineCall({
  method: 'POST',
  path: '/api/lists',
  summary: 'Make a list',
  audience: 'member',
  command: true,
  keyOptional: true,
  body: z.object({
    list: z.object({
      /** Made by the device, so that what was made without a network keeps it. */
      id: z.optional(z.uuid()),
      name: Name,
      description: z.optional(Description),
      private: z.optional(z.boolean()),
    }),
  }),
  /** PRODUCT E2: a list with a permalink. */
  answer: z.object({ permalink: ListId, applied: z.boolean(), current: OwnList }),
})

export const updateListCall = defineCall({
  method: 'PATCH',
  path: '/api/lists/:id',
  summary: "Change a list's name, description, visibility or order",
  audience: 'member',
  command: true,
  params: z.object({ id: ListId }),
  body: z.object({
    list: z.object({
      name: z.optional(Name),
      description: z.optional(Description),
      private: z.optional(z.boolean()),
    }),
  }),
  answer: receiptOf(OwnList),
})

export const orderListCall = defineCall({
  method: 'PUT',
  path: '/api/lists/:id/order',
  summary: 'Put the titles of a list in an order',
  audience: 'member',
  command: true,
  params: z.object({ id: ListId }),
  body: z.object({ order: z.array(ItemKey).check(z.maxLength(MAX_LIST_ITEMS)) }),
  answer: receiptOf(OwnListOrder),
})

export const deleteListCall = defineCall({
  method: 'DELETE',
  path: '/api/lists/:id',
  summary: 'Delete a list',
  audience: 'member',
  command: true,
  params: z.object({ id: ListId }),
  answer: receiptOf(OwnList),
})

/** PRODUCT K4: a message, with a link and its caption where there is one. */
const Notification = z.object({
  message: z.string(),
  link: z.nullable(z.string()),
  caption: z.nullable(z.string()),
})

export const addListItemCall = defineCall({
  method: 'POST',
  path: '/api/lists/:id/items',
  summary: 'Put a title on a list',
  audience: 'member',
  command: true,
  keyOptional: true,
  params: z.object({ id: ListId }),
  body: z.object({
    list_item: z.object({
      source_id: z.string().check(z.minLength(1), z.maxLength(120)),
      source_type: SourceType,
      description: z.optional(z.nullable(z.string().check(z.maxLength(MAX_ITEM_DESCRIPTION)))),
    }),
  }),
  answer: z.extend(Notification, { applied: z.boolean(), current: OwnListItem }),
})

export const removeListItemCall = defineCall({
  method: 'DELETE',
  path: '/api/lists/:id/items/:type/:item',
  summary: 'Take a title off a list',
  audience: 'member',
  command: true,
  params: z.object({ id: ListId, type: ListableType, item: z.string() }),
  answer: receiptOf(OwnListItem),
})
