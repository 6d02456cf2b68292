import { forgetTextsAtom } from '../blog/keptTexts.ts'
import { forgetDraftsAtom } from '../comments/drafts.ts'
import type { Forget } from '../core/forget.ts'
import { forgetFirstStepsAtom } from '../firstSteps/firstStepsOffer.ts'
import { forgetDraftShowingsAtom } from '../meetups/draft.ts'
import { forgetFriendsAtom } from '../meetups/keptFriends.ts'
import { forgetThreadsAtom } from '../messages/kept.ts'
import { forgetOfflineBundleAtom } from '../offlineBundle/forgetOfflineBundle.ts'
import { forgetQuickPileAtom } from '../quickRatings/quickDevice.ts'
import { forgetRecentSearchesAtom } from '../search/recentSearches.ts'
import { forgetSuggestionsAtom } from '../search/suggestions.ts'

/**
 * The atoms that a sign-out sets, besides outbox, session and personal answers: one for each feature, one after the
 * other.
 */
export const forgets: readonly Forget[] = [
  forgetSuggestionsAtom,
  forgetRecentSearchesAtom,
  forgetQuickPileAtom,
  forgetFirstStepsAtom,
  forgetDraftsAtom,
  forgetOfflineBundleAtom,
  forgetDraftShowingsAtom,
  forgetFriendsAtom,
  forgetThreadsAtom,
  forgetTextsAtom,
]
