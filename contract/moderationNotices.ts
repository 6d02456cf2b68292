import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { ThingId } from './moderation.ts'
import { Block } from './moderationMembers.ts'
import { ModerationAction, moderatedTypes } from './moderationWords.ts'

/** The moderation's message to a member, and whether the block in it still holds. */
const Notice = z.object({
  id: z.string(),
  action: ModerationAction,
  type: z.enum(moderatedTypes),
  item: z.string(),
  /** The words it is about, cut short; null where they are gone or it is about none. */
  text: z.nullable(z.string()),
  reason: z.string(),
  until: z.nullable(Instant),
  createdAt: Instant,
})

export const noticesCall = defineCall({
  method: 'GET',
  path: '/api/me/notices',
  summary: 'What the moderation has to say to the member: what was not put away yet, and a block that holds',
  audience: 'member',
  answer: z.object({ items: z.array(Notice), block: z.nullable(Block) }),
})

export const readNoticeCall = defineCall({
  method: 'PUT',
  path: '/api/me/notices/:id/read',
  summary: 'Put one of them away',
  audience: 'member',
  params: z.object({ id: ThingId }),
  answer: z.object({ items: z.array(Notice), block: z.nullable(Block) }),
})
