import { forgetDraftsAtom } from '../comments/drafts.ts'
import type { Forget } from '../core/forget.ts'
import { forgetFirstStepsAtom } from '../firstSteps/firstStepsOffer.ts'
import { forgetQuickPileAtom } from '../quickRatings/quickDevice.ts'
import { forgetSuggestionsAtom } from '../search/suggestions.ts'
import { forgetTravelAtom } from '../travel/forgetTravel.ts'

/** What a sign-out takes off the device besides the outbox, the session and personal answers: each feature's own, in turn. */
export const forgets: readonly Forget[] = [
  forgetSuggestionsAtom,
  forgetQuickPileAtom,
  forgetFirstStepsAtom,
  forgetDraftsAtom,
  forgetTravelAtom,
]
