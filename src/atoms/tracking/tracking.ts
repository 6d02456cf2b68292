import { atom } from 'jotai'
import { consentAtom, isAllowed } from '../consent/consent.ts'
import type { OpenedSuggestion } from '../search/search.ts'

// Views import it: nothing here may need the contract's schemas as values.

/** The events that are counted, each with its details (K10). */
export type Tracked =
  | { event: 'Page View' }
  | { event: 'Page Navigation'; label: string }
  | { event: 'Open Suggestion'; opened: OpenedSuggestion }
  | { event: 'Add to List'; itemType: 'Movie' | 'Series'; itemId: string }
  | { event: 'Open Login Overlay' }
  | { event: 'Signup Complete' }
  | { event: 'Sign-Up: Login Success' }
  | { event: 'Logout' }
  | { event: 'Social Signup Complete' }
  | { event: 'Social Login Complete' }
  | { event: 'Video Start'; videoId: string }
  | { event: 'Video Progress'; videoId: string; percent: 25 | 50 | 75 }
  | { event: 'Video Error'; videoId: string; message: string }
  | { event: 'Onboarding Play' }

/** Sends an event, and settles within 300 ms in any case. Sends nothing until the page sets its own tracker. */
export const trackerAtom = atom<{ send: (tracked: Tracked) => Promise<void> }>({ send: async () => {} })

/**
 * Counts an event, if the visitor allowed counting. A caller that leaves the page waits for the promise; others need
 * not. Never throws.
 */
export const trackAtom = atom(null, async (get, _set, tracked: Tracked): Promise<void> => {
  if (isAllowed(get(consentAtom), 'analytics')) await get(trackerAtom).send(tracked)
})
