import { atom } from 'jotai'
import { friendshipsCall } from '#contract/friends.ts'
import { apiAtom } from '../core/context.ts'
import { ownerAtom } from '../core/session.ts'
import { keepFriendsAtom } from './keptFriends.ts'

/** The result of asking for the friends; `current`: the device holds them as they are now. */
export type FriendsResult = 'current' | 'unreachable' | 'failed'

/** Fetches the member's friends and keeps them on the device, so that they can be invited without a network. */
export const fetchFriendsAtom = atom(null, async (get, set): Promise<FriendsResult> => {
  const owner = get(ownerAtom)
  if (owner === null) return 'failed'
  const reply = await get(apiAtom).call(friendshipsCall)
  if (reply.kind !== 'ok') return reply.kind === 'unreachable' ? 'unreachable' : 'failed'
  if (get(ownerAtom) !== owner) return 'failed'
  try {
    await set(
      keepFriendsAtom,
      owner,
      reply.value.friends.map(({ user }) => user),
    )
    return 'current'
  } catch {
    return 'failed'
  }
})
