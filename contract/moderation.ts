import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant, UserId } from './ids.ts'
import { listView, Page } from './listView.ts'
import { FlagReason } from './marks.ts'
import { ModeratedType, ModerationAction, moderatedTypes, Severity } from './moderationWords.ts'

/** Of what a moderator writes to say why. */
export const MAX_REASON = 500

const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(MAX_REASON))
const ThingId = z.string().check(z.minLength(1), z.maxLength(120))

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

export const moderationLogCall = defineCall({
  method: 'GET',
  path: '/api/moderation/log',
  summary: 'What the moderation has done, the latest first',
  audience: 'member',
  permission: 'moderate',
  query: z.object({ member: z.optional(UserId), page: Page }),
  answer: listView(LogEntry, z.object({ member: z.nullable(UserId) })),
})

/** A block that holds. */
const Block = z.object({ since: Instant, until: z.nullable(Instant), reason: z.string() })

/** The types of things that members write. */
export type WrittenType = Exclude<ModeratedType, 'users'>
const writtenTypes = moderatedTypes.filter((type): type is WrittenType => type !== 'users')
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
