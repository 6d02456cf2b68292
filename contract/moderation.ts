import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, UserId } from './ids.ts'
import { LogEntry } from './moderationLog.ts'
import { ModeratedType } from './moderationWords.ts'

/** Of what a moderator writes to say why. */
export const MAX_REASON = 500

const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(MAX_REASON))
export const ThingId = z.string().check(z.minLength(1), z.maxLength(120))

/** An action, each an absolute state but for the warning. Its id makes it happen once, however often it is sent. */
export const ModerationOrder = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['hide', 'restore', 'dismiss']),
    id: z.uuid(),
    type: ModeratedType,
    item: ThingId,
    reason: Reason,
  }),
  /** `type` and `item`: what the warning is about, where it is about something. */
  z.object({
    action: z.enum(['warn']),
    id: z.uuid(),
    member: UserId,
    type: z.optional(ModeratedType),
    item: z.optional(ThingId),
    reason: Reason,
  }),
  z.object({
    action: z.enum(['block']),
    id: z.uuid(),
    member: UserId,
    /** Null: for good. */
    until: z.nullable(Instant),
    reason: Reason,
  }),
  z.object({ action: z.enum(['unblock']), id: z.uuid(), member: UserId, reason: Reason }),
])
export type ModerationOrder = z.infer<typeof ModerationOrder>

export const moderateCall = defineCall({
  method: 'POST',
  path: '/api/moderation/actions',
  summary: 'Hide, restore, close flags, warn, block, unblock',
  audience: 'member',
  permission: 'moderate',
  command: true,
  keyOptional: true,
  body: z.object({ moderation: ModerationOrder }),
  /** `applied` is false when it was so already, or was sent before; then there may be no entry. */
  answer: z.object({ applied: z.boolean(), entry: z.nullable(LogEntry) }),
})
