import { atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import { sessionAtom } from '../session.ts'

/** The signed-in member as the author of what waits here; null for visitors. */
export const meAtom = atom((get): Author | null => {
  const session = get(sessionAtom)
  if (session.type !== 'RegisteredUser') return null
  const { id, username, credentials, current_user_avatar: avatar } = session
  return {
    id,
    username,
    avatar: avatar && {
      ...{ id: avatar.image_id, filename: avatar.image_filename },
      // A member's picture comes in these (SPEC §9); its colour is only known with the public answers.
      ...{ widths: [52, 84], aspectRatio: 1, color: '#000000' },
    },
    isCritic: /\bcritic_user\b/.test(credentials),
  }
})

/** Whether the member deletes what others wrote; the server decides. */
export const isModeratorAtom = atom((get): boolean => {
  const session = get(sessionAtom)
  return session.type === 'RegisteredUser' && /(^|\s)(admin_user|community_manager)(\s|$)/.test(session.credentials)
})
