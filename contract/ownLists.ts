import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, ListId, MadeId } from './ids.ts'
import { ListableType, MAX_LIST_ITEMS } from './lists.ts'
import { receiptOf } from './receipt.ts'
import { isVisible, isVisibleOrEmpty, withoutTurns } from './visibleText.ts'

export const MAX_LISTS = 500

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
      id: z.optional(MadeId),
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
