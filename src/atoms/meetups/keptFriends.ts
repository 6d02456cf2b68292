import { type Atom, atom } from 'jotai'
import * as z from 'zod/mini'
import { Author } from '#contract/author.ts'
import type { UserId } from '#contract/ids.ts'
import { ownerAtom } from '../core/session.ts'
import { visitorList } from '../core/visitorList.ts'

// A sign-out loads this file: it is small.

const friends = visitorList('meetupFriends', z.object({ user: Author, owner: z.string() }))

/** The storage of the friends, or a stand-in. */
export const friendsStorageAtom = friends.storageAtom

/** The member's friends as this device last heard of them, by name; null until the device has answered. */
export const knownFriendsAtom: Atom<readonly Author[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  return get(friends.listAtom)?.flatMap((kept) => (kept.owner === owner ? [kept.user] : [])) ?? null
})

/** Keeps a member's friends in the place of those known before. */
export const keepFriendsAtom = atom(
  null,
  (_get, set, owner: UserId, found: readonly Author[]): Promise<void> =>
    set(friends.changeAtom, (before) => [
      ...before.filter((kept) => kept.owner !== owner),
      ...found.map((user) => ({ user, owner })),
    ]),
)

/** Removes the friends of members who have signed out. */
export const forgetFriendsAtom = atom(null, async (_get, set, stays: readonly UserId[]): Promise<void> => {
  await set(friends.changeAtom, (before) => before.filter(({ owner }) => stays.some((one) => one === owner)))
})
