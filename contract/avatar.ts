import { Account } from './account.ts'
import { defineCall } from './call.ts'

/** Bytes of an upload at most; a photograph of a telephone fits. */
export const MAX_AVATAR_BYTES = 10 * 1024 * 1024
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The body is the picture itself, of one of `avatarTypes`. It is cut square; nothing of it but its pixels is kept. */
export const avatarCall = defineCall({
  method: 'PUT',
  path: '/api/me/avatar',
  summary: 'Upload an avatar',
  audience: 'member',
  answer: Account,
})

export const removeAvatarCall = defineCall({
  method: 'DELETE',
  path: '/api/me/avatar',
  summary: 'Go back to initials',
  audience: 'member',
  answer: Account,
})
