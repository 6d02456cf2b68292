import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { listView, Page } from './listView.ts'
import { FlagReason } from './marks.ts'
import { LogEntry, ModerationMember } from './moderationLog.ts'
import { ModeratedType, Severity } from './moderationWords.ts'

/** A flagged thing, in what it stands in. */
export const ModerationCase = z.object({
  type: ModeratedType,
  id: z.string(),
  /**
   * Its words, as plain text: of a list the name and, below an empty line, what it says of itself; of an article the
   * title, the teaser and how its body begins; of a member the name.
   */
  text: z.string(),
  author: Author,
  createdAt: Instant,
  hidden: z.boolean(),
  /** The subject, and the path of its page; null where that is gone. */
  context: z.nullable(z.object({ title: z.nullable(z.string()), path: z.string() })),
  /** Of a reply: what it answers. */
  answers: z.nullable(z.object({ username: z.string(), text: z.string() })),
  severity: Severity,
  /** The value that orders the queue (`server/moderation/severity.ts`). */
  points: z.number(),
  /** Members whose flag nobody has dealt with yet; of a closed case, all who flagged it. */
  flaggers: z.int(),
  /** Their reasons, the gravest first. */
  reasons: z.array(z.object({ reason: FlagReason, count: z.int() })),
  /** Those of them who said why in their own words, the latest first; not all of many. */
  words: z.array(z.object({ reason: FlagReason, text: z.string(), member: ModerationMember })),
  /** The first and the last of these flags; null for what was hidden without one. */
  firstFlaggedAt: z.nullable(Instant),
  lastFlaggedAt: z.nullable(Instant),
  /** Whether whoever asks may act on it: nobody does on equals, superiors and themselves. */
  mayAct: z.boolean(),
  /** The moderation's last action. */
  last: z.nullable(LogEntry),
})
export type ModerationCase = z.infer<typeof ModerationCase>

/** `open`: somebody waits. `hidden`: out of sight now. `closed`: dealt with, and in sight. */
export const QueueState = z.enum(['open', 'hidden', 'closed'])
export type QueueState = z.infer<typeof QueueState>

export const moderationQueueCall = defineCall({
  method: 'GET',
  path: '/api/moderation/queue',
  summary: 'What members have flagged, the gravest first',
  audience: 'member',
  permission: 'moderate',
  query: z.object({ state: z.optional(QueueState), type: z.optional(ModeratedType), page: Page }),
  answer: z.extend(
    listView(ModerationCase, z.object({ state: QueueState, type: z.nullable(ModeratedType) })),
    /** Open cases by what they are, whatever is asked for. */
    { open: z.record(ModeratedType, z.int()) },
  ),
})
