import * as z from 'zod/mini'

/** The version of the kept state's form; state that an app with another version has kept is ignored. */
export const VERSION = 1

/** The state that a tab keeps over a reload: each answer with its resource's key. */
export const Kept = z.object({
  version: z.literal(VERSION),
  owner: z.nullable(z.string()),
  entries: z.array(
    z.tuple([
      z.string(),
      z.object({ data: z.unknown(), fetchedAt: z.iso.datetime(), source: z.enum(['network', 'device']) }),
    ]),
  ),
})
export type Kept = z.infer<typeof Kept>
