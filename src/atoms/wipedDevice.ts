import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { TRAVEL_CACHE } from '../sync/travel/kept.ts'
import { refreshTravel } from '../sync/travel/refresh.ts'
import { wipeAnswers } from '../sync/wipe.ts'

/** What lies on the device besides its databases. */
export type WipedDevice = {
  /** Drops what this tab kept for anybody but `stays`. */
  clearTab: (stays: readonly UserId[]) => void
  /** Drops favourite cinemas that are not among `favourites`, and answers that only their member may see. */
  clearCaches: (favourites: readonly string[], isPersonal: (url: string) => boolean) => Promise<void>
}

/** Where a tab keeps its state; `STATE_KEY` of the app, which a test compares. */
const STATE = 'state'

async function clearCaches(favourites: readonly string[], isPersonal: (url: string) => boolean): Promise<void> {
  if (typeof caches === 'undefined') return
  await wipeAnswers(caches, isPersonal)
  if (!(await caches.has(TRAVEL_CACHE))) return
  const cache = await caches.open(TRAVEL_CACHE)
  const nothing = async (): Promise<Response> => Promise.reject(new TypeError('nothing is fetched here'))
  const put: Cache['put'] = (key, response) => cache.put(key, response)
  await refreshTravel(
    { cache, fetch: nothing, now: Date.now, put, findElsewhere: async () => undefined, onProgress: () => {} },
    favourites,
    false,
  )
}

/** This device, or a stand-in. */
export const wipedDeviceAtom = atom<WipedDevice>({
  clearTab: (stays) => {
    const owner = /"owner":"([^"]+)"/.exec(sessionStorage.getItem(STATE) ?? '')?.[1]
    if (owner !== undefined && !stays.some((one) => one === owner)) sessionStorage.removeItem(STATE)
  },
  clearCaches,
})
