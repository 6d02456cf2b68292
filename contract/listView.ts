import type { core } from 'zod/mini'
import * as z from 'zod/mini'

/** A page number in a query, from 1. */
export const Page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))

/** Every list answers this: `nextPage` is null at the end; `filters` says what the server understood. */
export function listView<Item extends core.$ZodType, Filters extends core.$ZodType>(item: Item, filters: Filters) {
  return z.object({ items: z.array(item), nextPage: z.nullable(z.int()), filters })
}
