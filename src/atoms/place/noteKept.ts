import { atom } from 'jotai'
import { clockAtom } from '../core/context.ts'
import { deviceStorageAtom } from './place.ts'

const KEY = 'firstKept'

/**
 * Notes when this device first kept something for a member or visitor: an action to be sent, or a favourite. Returns
 * that time in milliseconds; null where nothing can be noted.
 */
export const noteKeptAtom = atom(null, (get): number | null => {
  const now = get(clockAtom).now()
  try {
    const storage = get(deviceStorageAtom).open()
    const noted = Date.parse(storage?.getItem(KEY) ?? '')
    // A time in the future comes from a clock that was wrong.
    if (noted <= now.getTime()) return noted
    storage?.setItem(KEY, now.toISOString())
    return storage && now.getTime()
  } catch {
    return null
  }
})
