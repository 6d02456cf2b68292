import { atom } from 'jotai'
import type { Inventory } from '../sync/travel/inventory.ts'
import type { TravelResult } from '../sync/travel/refresh.ts'
import { readFavouritesAtom } from './favourites.ts'
import { type Room, travelDeviceAtom } from './travelDevice.ts'

/** How the last refresh of the favourites' copy ended on this page; null before the first. */
export const travelResultAtom = atom<TravelResult | 'noWorker' | null>(null)

/** Is a refresh under way? */
export const travelBusyAtom = atom(false)

/**
 * Brings the device's copy of the favourite cinemas up to date; does nothing where nobody can tell which these are.
 *
 * @param force although the copy is young.
 */
export const refreshTravelAtom = atom(null, async (get, set, force: boolean): Promise<void> => {
  const favourites = await set(readFavouritesAtom).catch(() => null)
  if (favourites === null) return
  set(travelBusyAtom, true)
  const ids = favourites.map(({ id }) => id)
  const result = await get(travelDeviceAtom)
    .refresh(ids, force)
    .catch(() => 'unreachable' as const)
  set(travelResultAtom, result)
  set(travelBusyAtom, false)
  if (get(contentsAtom).state !== 'unread') await set(readTravelAtom)
})

/** What lies on the device. `unsupported`: it can keep nothing. */
export type TravelContents =
  | { state: 'unread' }
  | { state: 'unsupported' }
  | { state: 'read'; inventory: Inventory; room: Room | null }

const contentsAtom = atom<TravelContents>({ state: 'unread' })

/** What lies on the device, as far as it was read. */
export const travelContentsAtom = atom((get) => get(contentsAtom))

/** Looks what lies on the device; from then on it is looked at again after each refresh. */
export const readTravelAtom = atom(null, async (get, set): Promise<void> => {
  const device = get(travelDeviceAtom)
  try {
    const [inventory, room] = await Promise.all([device.readInventory(), device.readRoom()])
    set(contentsAtom, inventory === null ? { state: 'unsupported' } : { state: 'read', inventory, room })
  } catch {
    // Storage that the visitor forbids.
    set(contentsAtom, { state: 'unsupported' })
  }
})

/** Deletes what lies on the device besides the favourites. */
export const clearOthersAtom = atom(null, async (get, set): Promise<void> => {
  await get(travelDeviceAtom).clearOthers()
  await set(readTravelAtom)
})
