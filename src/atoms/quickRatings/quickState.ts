import { atom } from 'jotai'
import type { QuickTitle } from '#contract/quickRatings.ts'
import type { RatingInput } from '#contract/ratings.ts'
import { quickDeviceAtom } from './quickDevice.ts'
import type { QuickPile } from './quickPile.ts'

// The state of the screen of quick ratings: `quickRatings.ts` fills and shows it, `quickSteps.ts` removes titles.

/**
 * A member's act on a title. `later`: it comes again in this round; `skipped`: not in this one. `wasSeen`: it was
 * marked as seen before it was rated.
 */
export type QuickStep =
  | { act: 'rated'; title: QuickTitle; rating: RatingInput; wasSeen: boolean }
  | { act: 'skipped' | 'later'; title: QuickTitle }

/** The last step, for the parts that announce it. */
export type QuickNews = QuickStep | { act: 'undone'; title: QuickTitle }

/** The titles that wait, and the cursor of the next ones; null before it was opened. */
export const pileAtom = atom<QuickPile | null>(null)
export const refillAtom = atom<'none' | 'fetching' | 'unreachable' | 'failed'>('none')
/** The member's steps, the latest last. */
export const stepsAtom = atom<readonly QuickStep[]>([])
/** Keys of titles that were put back: their rating is being removed and no longer hides them. */
export const returnedAtom = atom<ReadonlySet<string>>(new Set<string>())
/** The rating that is chosen for a title and not sent yet. */
export const draftAtom = atom<{ key: string; rating: RatingInput } | null>(null)
/** The number of the member's ratings when the screen was opened, and the number of this visit's ratings among them. */
export const baselineAtom = atom<{ total: number; visit: number } | null>(null)
/** The number of titles rated on this page since it was opened. */
export const visitAtom = atom(0)
/** The last step, for the parts that announce it. */
export const quickNewsAtom = atom<QuickNews | null>(null)

/** Changes the pile here and on the device. Where the device cannot store it, a restart begins a new round. */
export const changePileAtom = atom(null, (get, set, change: (pile: QuickPile) => QuickPile): void => {
  const before = get(pileAtom)
  const pile = before && change(before)
  if (pile === null || pile === before) return
  set(pileAtom, pile)
  void get(quickDeviceAtom)
    .write(pile)
    .catch(() => undefined)
})

/** Resets the state of a visit, so that the next member sees nothing of it. */
export const forgetVisitAtom = atom(null, (_get, set): void => {
  set(stepsAtom, [])
  set(returnedAtom, new Set<string>())
  set(draftAtom, null)
  set(quickNewsAtom, null)
  set(visitAtom, 0)
  set(baselineAtom, null)
})
