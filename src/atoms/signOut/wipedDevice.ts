import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { wipeAnswers } from '../../sync/wipeAnswers.ts'
import { STATE_KEY } from '../core/keptKey.ts'

/** The data on the device besides its databases. */
export type WipedDevice = {
  /** Removes what this tab kept for anybody but `stays`. */
  clearTab: (stays: readonly UserId[]) => void
  /** Removes answers that are for their member alone. */
  clearAnswers: (isPersonal: (url: string) => boolean) => Promise<void>
}

/** This device, or a stand-in. */
export const wipedDeviceAtom = atom<WipedDevice>({
  clearTab: (stays) => {
    const owner = /"owner":"([^"]+)"/.exec(sessionStorage.getItem(STATE_KEY) ?? '')?.[1]
    if (owner !== undefined && !stays.some((one) => one === owner)) sessionStorage.removeItem(STATE_KEY)
  },
  clearAnswers: async (isPersonal) => {
    if (typeof caches !== 'undefined') await wipeAnswers(caches, isPersonal)
  },
})
