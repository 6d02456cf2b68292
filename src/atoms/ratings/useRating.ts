import { useAtomValue, useSetAtom } from 'jotai'
import type { RatingInput } from '#contract/ratings.ts'
import { isBeingSentAtom, toShownState } from '../core/isBeingSent.ts'
import { useAfterLogin } from '../core/useAfterLogin.ts'
import { clearRatingAtom, type RatedTitle, rateTitleAtom, type VisibleRating, visibleRatingAtom } from './ratings.ts'

/**
 * The member's rating of a title, through the outbox. A visitor signs in first, and the rating goes on after it (E2b).
 *
 * @param storageFailed the message when the device cannot store it.
 */
export function useRating(title: RatedTitle, storageFailed: string) {
  const rating = useAtomValue(visibleRatingAtom(title.type, title.id))
  const rate = useSetAtom(rateTitleAtom)
  const clear = useSetAtom(clearRatingAtom)
  const attempt = useAfterLogin('rate', storageFailed)
  return {
    rating,
    status: toStatus(rating, useAtomValue(isBeingSentAtom)),
    onRate: (input: RatingInput) => attempt(() => rate(title, input)),
    onClear: () => attempt(() => clear(title)),
  }
}

/** As `RatingBox` in `ui` shows it. */
function toStatus({ state, error }: VisibleRating, isBeingSent: boolean) {
  return state === 'failed' ? { state, reason: error?.text ?? null } : { state: toShownState(state, isBeingSent) }
}
