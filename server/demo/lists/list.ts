import * as z from 'zod/mini'

/** A list of a member, its titles in the author's order. */
export const DemoList = z.strictObject({
  name: z.string(),
  by: z.string(),
  description: z.optional(z.string()),
  private: z.optional(z.literal(true)),
  /** How many of the members that see it like it, from 0 to 1. */
  applause: z.optional(z.number()),
  /** Titles of the demo, or title and what the author says of it. A film where a series has the same title. */
  titles: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
})
export type DemoList = z.infer<typeof DemoList>
