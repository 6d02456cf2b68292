import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { wipeAnswers } from '../../sync/wipeAnswers.ts'

/** The data on the device besides its databases. */
export type WipedDevice = {
  /** Removes what this tab kept for anybody but `stays`. */
  clearTab: (stays: readonly UserId[]) => void
  /** Removes answers that are for their member alone. */
  clearAnswers: (isPersonal: (url: string) => boolean) => Promise<void>
}

/** The key of a tab's kept state; `STATE_KEY` of the app, which a test compares. */
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
