import type { core } from 'zod/mini'
import * as z from 'zod/mini'

const PageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))

/** A page number in a query, from 1. */
export const Page = z.optional(PageNumber)

/** Every list answers this: `nextPage` is null at the end; `filters` says what the server understood. */
export function listView<Item extends core.$ZodType, Filters extends core.$ZodType>(item: Item, filters: Filters) {
  return z.object({ items: z.array(item), nextPage: z.nullable(z.int()), filters })
}

/**
 * A position in the order of a list: behind the last item of a page. The server makes and reads it; to everybody else
 * it is opaque. Its first letter tells it from a page number.
 */
export const Position = z.string().check(z.regex(/^p[\w-]{8,400}$/))
export type Position = z.infer<typeof Position>

/** The page of a list that goes on at positions: a position, or a page number as links and earlier apps send it. */
export const PageAtPosition = z.optional(z.union([PageNumber, Position]))

/**
 * A list that goes on at positions (ADR 062): what is added or removed between two pages makes no item come twice and
 * leaves none out. `nextPage` is a number where the page was asked for by number, and in what devices have kept.
 */
export function listByPosition<Item extends core.$ZodType, Filters extends core.$ZodType>(
  item: Item,
  filters: Filters,
) {
  return z.object({ items: z.array(item), nextPage: z.nullable(z.union([z.int(), Position])), filters })
}
