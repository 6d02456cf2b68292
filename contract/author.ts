import * as z from 'zod/mini'
import { UserId } from './ids.ts'
import { Image } from './image.ts'

/** The author of something that everybody can read. */
export const Author = z.object({
  id: UserId,
  username: z.string(),
  avatar: z.nullable(Image),
  /** Writes as a critic (B14). */
  isCritic: z.boolean(),
})
export type Author = z.infer<typeof Author>
