import { atom } from 'jotai'
import type { Inventory } from '../../sync/offlineBundle/inventory.ts'
import type { OfflineBundleProgress, OfflineBundleResult } from '../../sync/offlineBundle/refresh.ts'
import type { ToWorker } from '../../sync/workerMessages.ts'

/** The storage that this site may use, as the browser says; null where it does not. */
export type Room = { usage: number; quota: number; persisted: boolean }

/** The device's part of "Für unterwegs". */
export type OfflineBundleDevice = {
  /** Brings what is kept up to date, and tells how far it has come; `noWorker` where nothing can be kept. */
  refresh: (
    ids: readonly string[],
    force: boolean,
    onProgress: (progress: OfflineBundleProgress) => void,
  ) => Promise<OfflineBundleResult | 'noWorker'>
  /** null where nothing can be kept. */
  readInventory: () => Promise<Inventory | null>
  readRoom: () => Promise<Room | null>
  /** Deletes what lies there besides the favourites. */
  clearOthers: () => Promise<void>
}

/** The time for a worker that is being installed, on a slow connection; the development server has none. */
const WORKER_MS = 60_000
/** The time without a sign of the worker after which it counts as ended. It may still go on after that. */
const SILENCE_MS = 60_000

/** Favourites can be kept where there are caches and workers: not over plain http. */
const canKeep = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator

const refresh: OfflineBundleDevice['refresh'] = async (ids, force, onProgress) => {
  if (!canKeep()) return 'noWorker'
  const { OFFLINE_BUNDLE_PATH, OFFLINE_BUNDLE_CACHE } = await import('../../sync/offlineBundle/kept.ts')
  if (ids.length === 0 && !(await caches.match(OFFLINE_BUNDLE_PATH, { cacheName: OFFLINE_BUNDLE_CACHE })))
    return 'empty'
  const registration = await Promise.race([navigator.serviceWorker.ready, after(WORKER_MS)])
  if (!registration?.active) return 'noWorker'
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<OfflineBundleResult>((resolve) => {
    const giveUp = () => resolve('unreachable')
    let silence = setTimeout(giveUp, SILENCE_MS)
    port1.onmessage = ({ data }: MessageEvent<OfflineBundleProgress | OfflineBundleResult>) => {
      clearTimeout(silence)
      if (typeof data === 'string') return resolve(data)
      silence = setTimeout(giveUp, SILENCE_MS)
      onProgress(data)
    }
  })
  const message: ToWorker = { type: 'travel', ids: [...ids], force }
  registration.active.postMessage(message, [port2])
  const result = await answer
  port1.close()
  return result
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

/** This device, or a stand-in. */
export const offlineBundleDeviceAtom = atom<OfflineBundleDevice>({
  refresh,
  readInventory: async () =>
    canKeep() ? (await import('../../sync/offlineBundle/inventory.ts')).readInventory(caches) : null,
  readRoom: async () => {
    const { storage } = navigator
    if (!storage?.estimate) return null
    const [{ usage = 0, quota = 0 }, persisted] = await Promise.all([storage.estimate(), storage.persisted()])
    return { usage, quota, persisted }
  },
  clearOthers: async () => (await import('../../sync/offlineBundle/inventory.ts')).clearOthers(caches),
})
