import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { wipeAnswers } from '../../sync/wipeAnswers.ts'

/** What lies on the device besides its databases. */
export type WipedDevice = {
  /** Drops what this tab kept for anybody but `stays`. */
  clearTab: (stays: readonly UserId[]) => void
  /** Drops answers that only their member may see. */
  clearAnswers: (isPersonal: (url: string) => boolean) => Promise<void>
}

/** Where a tab keeps its state; `STATE_KEY` of the app, which a test compares. */
const STATE = 'state'

/** This device, or a stand-in. */
export const wipedDeviceAtom = atom<WipedDevice>({
  clearTab: (stays) => {
    const owner = /"owner":"([^"]+)"/.exec(sessionStorage.getItem(STATE) ?? '')?.[1]
    if (owner !== undefined && !stays.some((one) => one === owner)) sessionStorage.removeItem(STATE)
  },
  clearAnswers: async (isPersonal) => {
    if (typeof caches !== 'undefined') await wipeAnswers(caches, isPersonal)
  },
})
