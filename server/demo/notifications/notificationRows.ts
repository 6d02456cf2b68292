import type { notifications } from '../../db/schema/notifications.ts'
import type { DemoMark } from '../mark.ts'
import { type DemoMember, NEWCOMER, toUserId } from '../members.ts'
import type { CommunityRows } from '../rows.ts'

type NotificationRow = typeof notifications.$inferInsert

const DAY_MS = 86_400_000
/** Older notifications have been deleted. */
const OLDEST_MS = 80 * DAY_MS
/** The number of each member's latest notifications that are unread. */
const UNREAD = 3
/** The most notifications of one member about watched things: enough to show how a watch works. */
const MOST_WATCHED = 6

/** The notifications of the members with a demo login: replies to them, and news of films they watch. */
export function toNotificationRows(
  members: readonly DemoMember[],
  comments: CommunityRows['comments'],
  marks: readonly DemoMark[],
  now: Date,
) {
  const authorOf = new Map(comments.map(({ id, userId }) => [id, userId]))
  const fresh = comments
    .filter(({ createdAt }) => now.getTime() - createdAt.getTime() < OLDEST_MS)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return members
    .filter(({ username, signsIn }) => signsIn && username !== NEWCOMER)
    .flatMap((login) => {
      const userId = toUserId(login)
      const watched = new Set(
        marks
          .filter((mark) => mark.userId === userId && mark.kind === 'watch' && mark.set && mark.itemType === 'movies')
          .map(({ itemId }) => itemId),
      )
      const others = fresh.filter((comment) => comment.userId !== userId)
      const isReply = ({ parentId }: (typeof others)[number]) => parentId != null && authorOf.get(parentId) === userId
      const replies = others
        .filter(isReply)
        .map((reply) => toRow(userId, 'reply', 'comments', reply.parentId ?? '', reply))
      const news = others
        .filter((comment) => watched.has(comment.itemId) && !isReply(comment))
        .slice(-MOST_WATCHED)
        .map((comment) => toRow(userId, 'watch', comment.itemType, comment.itemId, comment))
      const rows = [...replies, ...news].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      return rows.map((row, index) => ({
        ...row,
        readAt: index >= rows.length - UNREAD ? null : new Date(row.createdAt.getTime() + DAY_MS / 24),
      }))
    })
}

function toRow(
  userId: string,
  kind: 'reply' | 'watch',
  subjectType: string,
  subjectId: string,
  { id, userId: actorId, createdAt }: CommunityRows['comments'][number],
) {
  const row = { userId, kind, subjectType, subjectId, thingType: 'comments', thingId: id, actorId, createdAt }
  return row satisfies NotificationRow
}
