import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant, UserId } from './ids.ts'
import { LogEntry } from './moderationLog.ts'
import { type ModeratedType, moderatedTypes } from './moderationWords.ts'

/** A block that holds. */
export const Block = z.object({ since: Instant, until: z.nullable(Instant), reason: z.string() })

/** The types of things that members write for all to read: how many private messages they write is their own business. */
export type WrittenType = Exclude<ModeratedType, 'users' | 'messages'>
const writtenTypes = moderatedTypes.filter((type): type is WrittenType => type !== 'users' && type !== 'messages')
const WrittenCounts = z.object(
  Object.fromEntries(writtenTypes.map((type) => [type, z.int()])) as Record<WrittenType, z.ZodMiniInt>,
)

export const moderationMemberCall = defineCall({
  method: 'GET',
  path: '/api/moderation/users/:id',
  summary: 'What the moderation knows of a member',
  audience: 'member',
  permission: 'moderate',
  params: z.object({ id: UserId }),
  answer: z.object({
    author: Author,
    createdAt: Instant,
    /** Picture and profile are out of sight. */
    hidden: z.boolean(),
    block: z.nullable(Block),
    mayAct: z.boolean(),
    /** Things of theirs: those that others can read, those hidden, those flagged and open. */
    counts: z.extend(WrittenCounts, { hidden: z.int(), warnings: z.int() }),
    /** The latest of the log about them. */
    log: z.array(LogEntry),
  }),
})
