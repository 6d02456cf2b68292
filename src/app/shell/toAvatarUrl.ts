import type { RegisteredUser } from '#contract/session.ts'

/** The user menu's avatar widths of PRODUCT A3, doubled for high-density screens. */
const widths = { small: 52, medium: 84 } as const

/** The address of the signed-in user's picture; null when there is none. */
export function toAvatarUrl({ current_user_avatar: avatar }: RegisteredUser, size: keyof typeof widths): string | null {
  return avatar && `/images/${avatar.image_id}/${widths[size]}/${avatar.image_filename}`
}
