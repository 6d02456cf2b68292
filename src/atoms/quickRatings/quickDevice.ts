import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { type Image, toImageUrl } from '#contract/image.ts'
import type { ToWorker } from '../../sync/workerMessages.ts'
import { del, get, set } from '../core/keyval.ts'

// A sign-out loads this file: what a pile holds is known in `quickPile.ts` alone.

/** The key of the titles that wait to be rated one after the other. */
const STORED = 'quickRatings'

/** The storage of the pile and of its pictures, or a stand-in. */
export const quickDeviceAtom = atom({
  read: async (): Promise<unknown> => get(STORED),
  write: async (pile: unknown): Promise<void> => set(STORED, pile),
  clear: async (): Promise<void> => del(STORED),
  /** Has the worker keep the posters, each in the one width that this screen shows. */
  warm: async (posters: readonly Image[]): Promise<void> => {
    if (!('serviceWorker' in navigator)) return
    // The worker may still be installing; without one this promise waits for ever, and nothing awaits it.
    const { active } = await navigator.serviceWorker.ready
    const urls = posters.map((poster) => toImageUrl(poster, toQuickPoster(poster).widths[0] ?? 0))
    const message: ToWorker = { type: 'warm', urls }
    active?.postMessage(message)
  },
})

/** The widest that a poster is shown, in CSS pixels. */
const WIDEST = 250
/** A picture may be that much smaller than the screen's own pixels before anybody sees it. */
const ENOUGH = 0.8

/** A poster in the one width that this screen needs: the one that was fetched ahead, and no other. Browsers only. */
export function toQuickPoster(poster: Image, density = globalThis.devicePixelRatio): Image {
  const needed = WIDEST * density * ENOUGH
  const width = poster.widths.find((each) => each >= needed) ?? poster.widths.at(-1)
  return width === undefined ? poster : { ...poster, widths: [width] }
}

/** Takes a member's pile off the device unless they stay; a visitor's says nothing of anybody. */
export const forgetQuickPileAtom = atom(null, async (get, _set, stays: readonly UserId[]): Promise<void> => {
  const device = get(quickDeviceAtom)
  const kept = await device.read()
  const owner = typeof kept === 'object' && kept !== null && 'owner' in kept ? kept.owner : null
  if (owner !== null && !stays.some((one) => one === owner)) await device.clear()
})
