import type { FlagReason } from '#contract/marks.ts'
import type { ModeratedType } from '#contract/moderationWords.ts'
import type { marks } from '../db/schema/marks.ts'
import type { memberBlocks, moderationLog, notices } from '../db/schema/moderation.ts'

export type LogRow = typeof moderationLog.$inferSelect
export type BlockRow = typeof memberBlocks.$inferSelect
export type NoticeRow = typeof notices.$inferSelect

/** Names a thing that is moderated. */
export type ThingKey = { type: ModeratedType; id: string }

/** A flagged thing as the queue orders it. Counts are of the flags that nobody has dealt with; of a closed case, of all. */
export type CaseRow = ThingKey & {
  hidden: boolean
  flaggers: number
  counts: Readonly<Record<FlagReason, number>>
  firstAt: Date | null
  lastAt: Date | null
}

/** A flag whose member said why in their own words. */
export type FlagWordsRow = Pick<
  typeof marks.$inferSelect,
  'itemType' | 'itemId' | 'userId' | 'reason' | 'updatedAt'
> & {
  words: string
}

/** What is moderated, whoever may see it. `deleted` things are not found. */
export type ThingRow = ThingKey & {
  userId: string
  /** Of whose it is. */
  credentials: string
  username: string
  text: string
  hidden: boolean
  createdAt: Date
  /** What stands for it in the path of its page, where it has one. */
  pageName: string
  /** The path of its page, where type and name do not lead to it. */
  path?: string
  /** What it is about; null for what stands for itself, such as articles, lists and members. */
  about: { type: string; id: string } | null
  parentId: string | null
}
