import { atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import { may } from '#contract/roles.ts'
import { sessionAtom } from './session.ts'

/** A member's picture comes in these widths (PRODUCT A3); its colour is only known with the public answers. */
const PICTURE = { widths: [52, 84], aspectRatio: 1, color: '#808080' }

/** The signed-in member as readers see the author of what waits here; null for visitors. */
export const meAtom = atom((get): Author | null => {
  const session = get(sessionAtom)
  if (session.type !== 'RegisteredUser') return null
  const { id, username, credentials, current_user_avatar: avatar } = session
  return {
    id,
    username,
    avatar: avatar && { id: avatar.image_id, filename: avatar.image_filename, ...PICTURE },
    isCritic: may(credentials, 'criticise'),
  }
})
