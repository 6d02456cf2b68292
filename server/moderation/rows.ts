import type { FlagReason } from '#contract/marks.ts'
import type { ModeratedType } from '#contract/moderationWords.ts'
import type { memberBlocks, moderationLog, notices } from '../db/schema/moderation.ts'

export type LogRow = typeof moderationLog.$inferSelect
export type BlockRow = typeof memberBlocks.$inferSelect
export type NoticeRow = typeof notices.$inferSelect

/** The key of a moderated thing. */
export type ThingKey = { type: ModeratedType; id: string }

/** A flagged thing, as the queue orders it. An open case counts its open flags, a closed case all its flags. */
export type CaseRow = ThingKey & {
  hidden: boolean
  flaggers: number
  counts: Readonly<Record<FlagReason, number>>
  firstAt: Date | null
  lastAt: Date | null
}

/** A moderated thing, visible to readers or not. `deleted` things are not found. */
export type ThingRow = ThingKey & {
  userId: string
  /** The roles of the author. */
  credentials: string
  username: string
  text: string
  hidden: boolean
  createdAt: Date
  /** The name of the thing in the path of its page, where it has one. */
  pageName: string
  /** The path of its page, where it cannot be built from type and name. */
  path?: string
  /** The thing that it is about; null for things with a page of their own, such as articles, lists and members. */
  about: { type: string; id: string } | null
  parentId: string | null
}
