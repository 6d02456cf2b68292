import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { anonymous } from '#contract/session.ts'
import { settleSignOutAtom } from '../core/callUnsafe.ts'
import { forgetPersonalAtom, isPersonal } from '../core/keptState.ts'
import { pendingIntentAtom } from '../core/modal.ts'
import { openSafely, outboxSummaryAtom } from '../core/outbox.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { sessionEventsAtom, sessionStorageAtom, storedOwnerAtom } from '../core/sessionDevice.ts'
import { signOutMarkerAtom } from '../core/signOutMarker.ts'
import { adoptSessionAtom } from '../login/login.ts'
import { forgets } from './forgets.ts'
import { wipedDeviceAtom } from './wipedDevice.ts'

/** Kinds of waiting actions, as whoever leaves is told of them. */
export type WaitingKind =
  | 'rating'
  | 'cleared'
  | 'favourite'
  | 'comment'
  | 'trivia'
  | 'list'
  | 'digg'
  | 'vote'
  | 'flag'
  | 'watch'
  | 'watched'
  | 'member'
  | 'other'

/** What waits when somebody wants to leave; `failed` of it needs a decision. */
export type WaitingAtLeave = { total: number; failed: number; kinds: ReadonlyMap<WaitingKind, number> }

/** What becomes of it: it stays, bound to its member and invisible to others, or goes with what depends on it. */
export type WaitingFate = 'keep' | 'discard'

/** By the name of a command, or of the mark that it sets or takes back. */
const kindOf: Readonly<Record<string, WaitingKind>> = {
  rateTitle: 'rating',
  clearRating: 'cleared',
  favouriteCinema: 'favourite',
  unfavouriteCinema: 'favourite',
  createComment: 'comment',
  editComment: 'comment',
  deleteComment: 'comment',
  createTrivia: 'trivia',
  editTrivia: 'trivia',
  deleteTrivia: 'trivia',
  createList: 'list',
  updateList: 'list',
  deleteList: 'list',
  orderList: 'list',
  addListItem: 'list',
  removeListItem: 'list',
  digg: 'digg',
  vote: 'vote',
  flag: 'flag',
  watch: 'watch',
  watched: 'watched',
  follow: 'member',
  mute: 'member',
  friendship: 'member',
}

/** Counts what waits on this device for the signed-in member; null when nothing does. */
export const readWaitingAtom = atom(null, async (get): Promise<WaitingAtLeave | null> => {
  const owner = get(ownerAtom)
  const outbox = owner === null ? null : await openSafely(get)
  const counts = owner === null ? undefined : await outbox?.countKinds(owner).catch(() => undefined)
  const kinds = new Map<WaitingKind, number>()
  for (const [name, count] of counts ?? []) {
    const kind = kindOf[name] ?? 'other'
    kinds.set(kind, (kinds.get(kind) ?? 0) + count)
  }
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0)
  // What nobody can say of whose it is counts among the failed, but leaves with nobody.
  return total === 0 ? null : { total, failed: Math.min(total, get(outboxSummaryAtom).failed), kinds }
})

/**
 * Signs out (B10): at once on this device and in all its tabs, with or without a network. A note tells the server before
 * anything else as soon as it can be reached; until it has confirmed, the note's cookie makes it answer as to a visitor.
 */
export const signOutAtom = atom(null, async (get, set, waiting: WaitingFate): Promise<void> => {
  await get(signOutMarkerAtom).write({ discards: waiting === 'discard' ? get(ownerAtom) : null })
  await set(becomeVisitorAtom, waiting)
  void set(settleSignOutAtom)
})

/**
 * Makes a visitor of whoever is signed in here, in all tabs, and takes what is theirs off the device. For whom the server
 * has ended the session already, as with a deleted account.
 */
export const becomeVisitorAtom = atom(null, async (get, set, waiting: WaitingFate): Promise<void> => {
  const owner = get(ownerAtom)
  set(pendingIntentAtom, null)
  await set(adoptSessionAtom, anonymous)
  await set(clearUpAtom, waiting === 'discard' ? owner : null)
})

/** Sees a sign-out through that a killed browser, or a page rendered before the server knew, has left half done. */
export const finishSignOutAtom = atom(null, async (get, set): Promise<void> => {
  set(sessionAtom, anonymous)
  await get(sessionStorageAtom)
    .write(anonymous)
    .catch(() => undefined)
  get(sessionEventsAtom).tell(anonymous)
})

/**
 * Takes off this tab and this device what is not of whoever is signed in now. May be repeated, and is, in every tab: one
 * alone may be closed or killed.
 *
 * @param discards whose waiting actions go too.
 */
export const clearUpAtom = atom(null, async (get, set, discards: UserId | null = null): Promise<void> => {
  set(forgetPersonalAtom)
  const marker = await get(signOutMarkerAtom).read()
  const device = get(wipedDeviceAtom)
  const stays = async () => {
    const owners = [get(ownerAtom), marker === null ? await set(storedOwnerAtom) : null]
    return owners.filter((owner) => owner !== null)
  }
  await inTurn([
    async () => device.clearTab(await stays()),
    async () => (await openSafely(get))?.wipe({ stays: await stays(), discards: discards ?? marker?.discards ?? null }),
    ...forgets.map((forget) => async () => set(forget, await stays())),
    () => device.clearAnswers(isPersonal),
    async () => {
      // It names nobody any more.
      if ((await get(signOutMarkerAtom).read())?.discards) await get(signOutMarkerAtom).write({ discards: null })
    },
  ])
})

/** Does one thing after the other; what one of them cannot do keeps none of the others. */
async function inTurn(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const act of acts) await act().catch(() => undefined)
}
