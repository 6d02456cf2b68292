import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, UserId } from './ids.ts'
import { listView, Page } from './listView.ts'
import { ModeratedType, ModerationAction } from './moderationWords.ts'

/** A member as the moderation names them; one who is gone has no name any more. */
export const ModerationMember = z.object({ id: UserId, username: z.nullable(z.string()) })
export type ModerationMember = z.infer<typeof ModerationMember>

/** A thing before and after an action: only the fields that the action changes. */
export const LoggedState = z.object({
  hidden: z.optional(z.boolean()),
  /** Flags that nobody had dealt with. */
  flags: z.optional(z.int()),
  blocked: z.optional(z.boolean()),
  /** Of a block: its end; null for good. */
  until: z.optional(z.nullable(Instant)),
  /** Warnings of this member, this one with them. */
  warnings: z.optional(z.int()),
})
export type LoggedState = z.infer<typeof LoggedState>

export const LogEntry = z.object({
  id: z.string(),
  at: Instant,
  actor: ModerationMember,
  action: ModerationAction,
  type: ModeratedType,
  /** The thing's id. */
  item: z.string(),
  /** The author; for a profile, the member. */
  subject: ModerationMember,
  reason: z.string(),
  before: LoggedState,
  after: LoggedState,
})
export type LogEntry = z.infer<typeof LogEntry>

export const moderationLogCall = defineCall({
  method: 'GET',
  path: '/api/moderation/log',
  summary: 'What the moderation has done, the latest first',
  audience: 'member',
  permission: 'moderate',
  query: z.object({ member: z.optional(UserId), page: Page }),
  answer: listView(LogEntry, z.object({ member: z.nullable(UserId) })),
})
