import * as z from 'zod/mini'
import { firstStepsUntil, isNewAccount, publishesFrom } from '#contract/newAccount.ts'
import { RegisteredUser } from '#contract/session.ts'
import { toThingPath } from '#contract/things.ts'
import { countCommentsOf } from '../comments/service.ts'
import type { Db } from '../db/client.ts'
import { countRequestsTo } from '../friends/service.ts'
import type { Member } from '../http/platform.ts'
import { countListsOf } from '../lists/service.ts'
import { countUnreadMessages } from '../messages/service.ts'
import { countUnread } from '../notifications/service.ts'
import { countRatingsOf } from '../ratings/service.ts'
import { findAvatar } from './queries.ts'

/** The summary of the member who is signed in: picture, counts, and what waits for them (PRODUCT A3). */
export async function describeMe(db: Db, member: Member, now: Date): Promise<RegisteredUser> {
  const avatar = await findAvatar(db, member.id)
  const rated = await countRatingsOf(db, member.id)
  const home = toThingPath('users', member.username)
  return z.parse(RegisteredUser, {
    type: 'RegisteredUser',
    id: member.id,
    credentials: member.credentials,
    username: member.username,
    current_user_avatar: avatar ? { image_id: avatar.id, image_filename: avatar.filename } : null,
    movie_ratings: rated.get('movies') ?? 0,
    series_ratings: rated.get('series') ?? 0,
    comments: await countCommentsOf(db, member.id),
    lists: await countListsOf(db, member.id),
    movie_ratings_path: `${home}/filmbewertungen`,
    series_ratings_path: `${home}/serienbewertungen`,
    comments_path: `${home}/kommentare`,
    lists_path: `${home}/listen`,
    unread_message_count: await countUnreadMessages(db, member.id),
    pending_friend_request_count: await countRequestsTo(db, member.id),
    unread_notification_count: await countUnread(db, member.id),
    ...(isNewAccount(member.createdAt, now) && {
      publishes_from: publishesFrom(member.createdAt).toISOString(),
    }),
    ...(now < firstStepsUntil(member.createdAt) && {
      first_steps_until: firstStepsUntil(member.createdAt).toISOString(),
    }),
  })
}
