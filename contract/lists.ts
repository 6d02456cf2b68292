import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { RatingSummary } from './catalogue.ts'
import { Instant, ListId } from './ids.ts'
import { Image } from './image.ts'
import { listView, Page } from './listView.ts'
import { TitleCard } from './marks.ts'
import { thingTypes, typesWith } from './things.ts'

/** How many titles one list holds, and how many lists one member. */
export const MAX_LIST_ITEMS = 1_000

/** The types of things that a list can hold, as they stand in a path. */
export const ListableType = z.enum(typesWith('listable'))
export type ListableType = z.infer<typeof ListableType>

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
