import type { ModeratedType, ModerationAction } from '#contract/moderationWords.ts'
import type { Tx } from '../../../db/client.ts'
import { tellModeration } from '../../../notifications/service.ts'
import { moderatedKind } from '../../../things/registry.ts'
import * as noticeQueries from '../../notices/queries.ts'
import type { LogRow } from '../../rows.ts'

/**
 * The actions of which the author is notified. The members who flagged the thing are not notified, and a dismissal of
 * flags notifies nobody.
 */
export const told: ReadonlySet<ModerationAction> = new Set(['hide', 'restore', 'warn', 'block', 'unblock'])

/** Writes the notice in the member's account, and the notification. */
export async function tell(
  tx: Tx,
  { id, subjectId, action, itemType, itemId, reason, at }: LogRow,
  until: string | null,
) {
  await noticeQueries.insertNotice(tx, {
    ...{ id, userId: subjectId, action, itemType, itemId, reason },
    until: until === null ? null : new Date(until),
    createdAt: at,
    readAt: null,
  })
  const about = isPlaced(action, itemType) ? { about: { type: itemType, id: itemId } } : {}
  await tellModeration(tx, at, { id, userId: subjectId, words: toWords(action, itemType), ...about })
}

/** Notifications of a hidden or restored thing link to it; all others link to the account. */
const isPlaced = (action: ModerationAction, type: ModeratedType) =>
  type !== 'users' && (action === 'hide' || action === 'restore')

/** The reason is not repeated: it is shown in the account, beside the excerpt of the thing. */
function toWords(action: ModerationAction, type: ModeratedType): string {
  switch (action) {
    case 'hide':
      return `Die Moderation hat ${moderatedKind(type).moderation.yours} ausgeblendet`
    case 'restore':
      return `Die Moderation zeigt ${moderatedKind(type).moderation.yours} wieder`
    case 'warn':
      return 'Die Moderation hat dich verwarnt'
    case 'block':
      return 'Die Moderation hat dein Konto gesperrt'
    default:
      return 'Dein Konto ist nicht mehr gesperrt'
  }
}
