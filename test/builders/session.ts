import * as z from 'zod/mini'
import { RegisteredUser } from '#contract/session.ts'

/** Anna, signed in, unless told otherwise. */
export function aMember(overrides: Partial<z.input<typeof RegisteredUser>> = {}): RegisteredUser {
  const name = overrides.username ?? 'anna'
  return z.parse(RegisteredUser, {
    type: 'RegisteredUser',
    id: `u-${name}`,
    credentials: '',
    username: name,
    current_user_avatar: null,
    movie_ratings: 0,
    series_ratings: 0,
    comments: 0,
    lists: 0,
    movie_ratings_path: `/users/${name}/movie_ratings`,
    series_ratings_path: `/users/${name}/series_ratings`,
    comments_path: `/users/${name}/comments`,
    lists_path: `/users/${name}/lists`,
    unread_message_count: 0,
    pending_friend_request_count: 0,
    ...overrides,
  })
}
