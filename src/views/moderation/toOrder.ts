import type { ModerationCase } from '#contract/moderationQueue.ts'
import type { ModerationAction } from '#contract/moderationWords.ts'
import type { Order } from '../../atoms/moderation/moderation.ts'

/** The subject of an action: a case, or a member alone. */
export type Subject = Pick<ModerationCase, 'type' | 'id' | 'author' | 'reasons'>

const DAY = 86_400_000

/**
 * The order that is sent to the server.
 *
 * @param days of a block, from now on; null for good.
 */
export function toOrder(
  about: Subject,
  action: ModerationAction,
  reason: string,
  days: number | null,
  now: Date,
): Order {
  const { type, id, author } = about
  switch (action) {
    case 'hide':
    case 'restore':
    case 'dismiss':
      return { action, type, item: id, reason }
    case 'warn':
      return { action, member: author.id, ...(type === 'users' ? {} : { type, item: id }), reason }
    case 'block':
      return {
        action,
        member: author.id,
        until: days === null ? null : new Date(now.getTime() + days * DAY).toISOString(),
        reason,
      }
    case 'unblock':
      return { action, member: author.id, reason }
  }
}
