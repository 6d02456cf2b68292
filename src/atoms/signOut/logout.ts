import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { anonymous } from '#contract/session.ts'
import { settleSignOutAtom } from '../core/callUnsafe.ts'
import { forgetPersonalAtom, isPersonal } from '../core/keptState.ts'
import { pendingIntentAtom } from '../core/modal.ts'
import { openSafely, outboxSummaryAtom, untilStoredAtom } from '../core/outbox.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { sessionEventsAtom, sessionStorageAtom, storedOwnerAtom } from '../core/sessionDevice.ts'
import { signOutMarkerAtom } from '../core/signOutMarker.ts'
import { adoptSessionAtom } from '../login/login.ts'
import { forgets } from './forgets.ts'
import { wipedDeviceAtom } from './wipedDevice.ts'

/** Kinds of waiting actions, as the member who signs out is told of them. */
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
  | 'diary'
  | 'member'
  | 'other'

/** The actions that wait at a sign-out; `failed` of them need a decision. */
export type WaitingAtLeave = { total: number; failed: number; kinds: ReadonlyMap<WaitingKind, number> }

/** The fate of waiting actions: they stay, for their member alone, or are discarded with all that depends on them. */
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
  markEpisodes: 'watched',
  putDiaryEntry: 'diary',
  deleteDiaryEntry: 'diary',
  follow: 'member',
  mute: 'member',
  friendship: 'member',
}

/** Counts what waits on this device for the signed-in member; null when nothing does. */
export const readWaitingAtom = atom(null, async (get, set): Promise<WaitingAtLeave | null> => {
  const owner = get(ownerAtom)
  // A command given a moment before the sign-out is counted, and removed with the others.
  await set(untilStoredAtom)
  const outbox = owner === null ? null : await openSafely(get)
  const counts = owner === null ? undefined : await outbox?.countKinds(owner).catch(() => undefined)
  const kinds = new Map<WaitingKind, number>()
  for (const [name, count] of counts ?? []) {
    const kind = kindOf[name] ?? 'other'
    kinds.set(kind, (kinds.get(kind) ?? 0) + count)
  }
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0)
  // The summary's `failed` includes rows whose owner is unknown, and which no sign-out removes: hence the limit.
  return total === 0 ? null : { total, failed: Math.min(total, get(outboxSummaryAtom).failed), kinds }
})

/**
 * Signs out (B10): at once on this device and in all its tabs, with or without a network. A note tells the server
 * before anything else as soon as it can be reached; until it has confirmed, the note's cookie makes it answer as to a
 * visitor.
 */
export const signOutAtom = atom(null, async (get, set, waiting: WaitingFate): Promise<void> => {
  await get(signOutMarkerAtom).write({ discards: waiting === 'discard' ? get(ownerAtom) : null })
  await set(becomeVisitorAtom, waiting)
  void set(settleSignOutAtom)
})

/**
 * Turns the signed-in member into a visitor in all tabs, and removes their data from the device. For a session that the
 * server has ended already, as with a deleted account.
 */
export const becomeVisitorAtom = atom(null, async (get, set, waiting: WaitingFate): Promise<void> => {
  const owner = get(ownerAtom)
  set(pendingIntentAtom, null)
  await set(adoptSessionAtom, anonymous)
  await set(clearUpAtom, waiting === 'discard' ? owner : null)
})

/**
 * Completes a sign-out that was interrupted, by a killed browser or by a page rendered before the server knew of it.
 */
export const finishSignOutAtom = atom(null, async (get, set): Promise<void> => {
  set(sessionAtom, anonymous)
  await get(sessionStorageAtom)
    .write(anonymous)
    .catch(() => undefined)
  get(sessionEventsAtom).tell(anonymous)
})

/**
 * Removes from this tab and this device the data that does not belong to the current session. May be repeated, and is,
 * in every tab, because one tab may be closed or killed.
 *
 * @param discards the member whose waiting actions are removed too.
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
    () => get(signOutMarkerAtom).forgetDiscards(),
  ])
})

/** Runs the acts one after the other; a failure does not prevent the next ones. */
async function inTurn(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const act of acts) await act().catch(() => undefined)
}
