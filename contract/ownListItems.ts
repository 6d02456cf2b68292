import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, ListId } from './ids.ts'
import { ListableType } from './lists.ts'
import { TitleCard } from './marks.ts'
import { receiptOf } from './receipt.ts'

/** Of what a member writes about a title on a list (PRODUCT E2). */
export const MAX_ITEM_DESCRIPTION = 255
/** From so many characters left on, a form counts them (PRODUCT E2). */
export const COUNTED_REST = 50

/** The types of things that a list can hold, by their names of PRODUCT K4. */
export const SourceType = z.enum(['Movie', 'Series'])
export const sourceTypes = { movies: 'Movie', series: 'Series' } as const satisfies Record<
  ListableType,
  z.infer<typeof SourceType>
>

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
