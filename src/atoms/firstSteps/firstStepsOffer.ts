import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { deviceStorageAtom } from '../place/place.ts'

// Every sign-in loads this file: what the steps are is known in `firstSteps.ts` alone.

/** The key of the member's progress on this device: `firstSteps.ts` reads it. */
export const FIRST_STEPS_KEY = 'firstSteps'
/** The id of the member who has reached their end here. */
const CLOSED_KEY = 'firstStepsClosed'

const closedNowAtom = atom<UserId | null>(null)

/** Whether a new account is led to its first steps: it has not reached their end on this device. */
export const areFirstStepsOfferedAtom = atom((get): boolean => {
  const session = get(sessionAtom)
  if (session.type !== 'RegisteredUser' || session.first_steps_until === undefined) return false
  return get(closedNowAtom) !== session.id && get(deviceStorageAtom).open()?.getItem(CLOSED_KEY) !== session.id
})

/** Whether the member has not even begun: a sign-in leads there then. */
export const areFirstStepsAheadAtom = atom(null, (get): boolean => {
  const session = get(sessionAtom)
  if (!get(areFirstStepsOfferedAtom) || session.type !== 'RegisteredUser') return false
  const hasBegun = get(deviceStorageAtom).open()?.getItem(FIRST_STEPS_KEY) != null
  return !hasBegun && session.movie_ratings + session.series_ratings === 0
})

/** Nothing leads there any more. */
export const closeFirstStepsAtom = atom(null, (get, set): void => {
  const owner = get(ownerAtom)
  set(closedNowAtom, owner)
  try {
    if (owner !== null) get(deviceStorageAtom).open()?.setItem(CLOSED_KEY, owner)
  } catch {
    // A full or forbidden storage offers them once more with the next page.
  }
})

/** Takes what names a member off the device unless they stay. */
export const forgetFirstStepsAtom = atom(null, (get, set, stays: readonly UserId[]): void => {
  set(closedNowAtom, null)
  const storage = get(deviceStorageAtom).open()
  const isTheirs = (owner: string | null | undefined) => owner != null && !stays.some((one) => one === owner)
  if (isTheirs(storage?.getItem(CLOSED_KEY))) storage?.removeItem(CLOSED_KEY)
  const kept = storage?.getItem(FIRST_STEPS_KEY) ?? ''
  if (isTheirs(/"owner":"([^"]+)"/.exec(kept)?.[1])) storage?.removeItem(FIRST_STEPS_KEY)
})
