import { atom } from 'jotai'
import type { Inventory } from '../../sync/offlineBundle/inventory.ts'
import type { OfflineBundleProgress, OfflineBundleResult } from '../../sync/offlineBundle/refresh.ts'
import { readFavouritesAtom } from '../favourites/favourites.ts'
import { noteOfflineBundleDueAtom, readOfflineBundleDueAtom } from '../favourites/offlineBundleNeed.ts'
import { offlineBundleDeviceAtom, type Room } from './offlineBundleDevice.ts'

/** The result of the last refresh of the offline bundle on this page; null before the first. */
export const offlineBundleResultAtom = atom<OfflineBundleResult | 'noWorker' | null>(null)

const runningAtom = atom(0)

/** Is a refresh under way? */
export const offlineBundleBusyAtom = atom((get) => get(runningAtom) > 0)

/** Readings run one after the other: the last message to the worker must name the current owner. */
const turnAtom = atom<{ last: Promise<unknown> }>(() => ({ last: Promise.resolve() }))

const progressAtom = atom<OfflineBundleProgress | null>(null)

/** The progress of the refresh under way; null before its posters are counted, and while there is none. */
export const offlineBundleProgressAtom = atom((get) => (get(offlineBundleBusyAtom) ? get(progressAtom) : null))

/**
 * Brings the device's copy of the favourite cinemas up to date; does nothing where nobody can tell which these are. The
 * note that a fetch is due goes once all is there, unless another cinema was marked meanwhile.
 *
 * @param force although the copy is young.
 */
export const refreshOfflineBundleAtom = atom(null, async (get, set, force: boolean): Promise<void> => {
  const due = set(readOfflineBundleDueAtom)
  const turn = get(turnAtom)
  const reading = turn.last.then(() => set(readFavouritesAtom)).catch(() => null)
  turn.last = reading
  const favourites = await reading
  if (favourites === null) return
  set(runningAtom, get(runningAtom) + 1)
  const ids = favourites.map(({ id }) => id)
  const result = await get(offlineBundleDeviceAtom)
    .refresh(ids, force, (progress) => set(progressAtom, progress))
    .catch(() => 'unreachable' as const)
  set(offlineBundleResultAtom, result)
  set(runningAtom, get(runningAtom) - 1)
  if (!get(offlineBundleBusyAtom)) set(progressAtom, null)
  if (isWhole(result) && set(readOfflineBundleDueAtom) === due) set(noteOfflineBundleDueAtom, null)
  if (get(contentsAtom).state !== 'unread') await set(readOfflineBundleAtom)
})

const isWhole = (result: OfflineBundleResult | 'noWorker') =>
  result === 'kept' || result === 'fresh' || result === 'empty'

/** The contents of the device. `unsupported`: it can keep nothing. */
export type OfflineBundleContents =
  | { state: 'unread' }
  | { state: 'unsupported' }
  | { state: 'read'; inventory: Inventory; room: Room | null }

const contentsAtom = atom<OfflineBundleContents>({ state: 'unread' })

/** The contents of the device, as far as they were read. */
export const offlineBundleContentsAtom = atom((get) => get(contentsAtom))

/** Reads the contents of the device; from then on they are read again after each refresh. */
export const readOfflineBundleAtom = atom(null, async (get, set): Promise<void> => {
  const device = get(offlineBundleDeviceAtom)
  try {
    const [inventory, room] = await Promise.all([device.readInventory(), device.readRoom()])
    set(contentsAtom, inventory === null ? { state: 'unsupported' } : { state: 'read', inventory, room })
  } catch {
    // The visitor forbids storage.
    set(contentsAtom, { state: 'unsupported' })
  }
})

/** Deletes the contents of the device besides the favourites. */
export const clearOthersAtom = atom(null, async (get, set): Promise<void> => {
  await get(offlineBundleDeviceAtom).clearOthers()
  await set(readOfflineBundleAtom)
})
