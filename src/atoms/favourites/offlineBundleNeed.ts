import { atom } from 'jotai'
import { deviceStorageAtom } from '../place/place.ts'

/**
 * The key of the note that a fetch of the offline bundle is due, so that the next page goes on with it. It keeps its first
 * name, under which devices have stored it.
 */
const KEY = 'travelDue'

const needsAtom = atom(0)

/** Counts how often the favourite cinemas were needed at once on this page. */
export const offlineBundleNeedsAtom = atom((get) => get(needsAtom))

/** Asks for a look after the favourite cinemas at once, without the patience that a page's start has. */
export const needOfflineBundleAtom = atom(null, (get, set): void => set(needsAtom, get(needsAtom) + 1))

/** The note of a fetch that is due, from this page or an earlier one; null when none is. */
export const readOfflineBundleDueAtom = atom(null, (get): string | null => {
  try {
    return get(deviceStorageAtom).open()?.getItem(KEY) ?? null
  } catch {
    return null
  }
})

/** Notes that a fetch is due (`due` tells it from an earlier one), or with null that it is done. */
export const noteOfflineBundleDueAtom = atom(null, (get, _set, due: string | null): void => {
  try {
    const storage = get(deviceStorageAtom).open()
    if (due === null) storage?.removeItem(KEY)
    else storage?.setItem(KEY, due)
  } catch {
    // A full or forbidden storage costs only the early start of the next page.
  }
})
