import * as z from 'zod/mini'

/** What a member says of something, and what others answer, in the order they answered. */
export const DemoComment = z.strictObject({
  by: z.string(),
  text: z.string(),
  /** Gives away what happens. */
  spoiler: z.optional(z.literal(true)),
  /** By whom, and what. */
  replies: z.optional(z.array(z.tuple([z.string(), z.string()]))),
})
export type DemoComment = z.infer<typeof DemoComment>

/** A comment on the film of that title. */
export const DemoFilmComment = z.extend(DemoComment, { film: z.string() })
