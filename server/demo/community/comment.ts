import * as z from 'zod/mini'

/** A comment of a member, and the replies to it in the order in which they were written. */
export const DemoComment = z.strictObject({
  by: z.string(),
  text: z.string(),
  /** Gives away what happens. */
  spoiler: z.optional(z.literal(true)),
  /** Author and text of each. */
  replies: z.optional(z.array(z.tuple([z.string(), z.string()]))),
})
export type DemoComment = z.infer<typeof DemoComment>

/** A comment on the film of that title. */
export const DemoFilmComment = z.extend(DemoComment, { film: z.string() })
