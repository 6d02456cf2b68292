import { CONSENT_KEY, consentAwaitedAtom, preferencesAtom } from '../../atoms/consent/consent.ts'
import { isStored } from '../core/isStored.ts'
import type { Store } from '../core/loaderInput.ts'
import { browserIdle, pageLoaded, pageUsed } from '../core/pageMoments.ts'
import type { AppRouter } from '../pages/router.tsx'

type PageConsent = { followConsent: (store: Store, router: AppRouter) => void }

/**
 * Starts what the visitor allowed on an earlier visit as soon as the page is idle (B11). Nothing is allowed without a
 * choice: the question is then loaded with the first use of the page. The preferences, and parts that show the choice
 * (`useConsent`), get an answer at once.
 *
 * @param hydrated when the first page is hydrated.
 * @param load brings what asks and follows.
 */
export function startConsent(
  store: Store,
  router: AppRouter,
  hydrated: Promise<void>,
  load: () => Promise<PageConsent> = () => import('./pageConsent.ts'),
): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const stop of stops) stop()
    void load().then(({ followConsent }) => followConsent(store, router))
  }
  const stops = [preferencesAtom, consentAwaitedAtom].map((asked) => store.sub(asked, start))
  const moment = isStored('localStorage', CONSENT_KEY) ? pageLoaded().then(browserIdle) : pageUsed()
  void Promise.all([hydrated, moment]).then(start)
}
