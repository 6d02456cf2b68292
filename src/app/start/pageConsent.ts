import { consentAtom, isAllowed, offerDueAtom } from '../../atoms/consent/consent.ts'
import { followConsentAtom } from '../../atoms/consent/consentDevice.ts'
import { scriptLoaderAtom } from '../../atoms/consent/vendorScripts.ts'
import type { Store } from '../core/loaderInput.ts'
import type { AppRouter } from '../pages/router.tsx'
import { mountConsent } from '../shell/consent/mountConsent.tsx'
import { createScriptLoader } from './loadScript.ts'

/** The delay after hydration, in ms: the page's own content comes first. */
const OFFER_AFTER = 3_000

/** Reads what the visitor allowed, follows it, and offers the choice where there is none. Starts what was allowed. */
export function followConsent(store: Store, router: AppRouter): void {
  mountConsent(store)
  store.set(scriptLoaderAtom, { load: createScriptLoader(document) })
  let isTracking = false
  const startAllowed = () => {
    if (isTracking || !isAllowed(store.get(consentAtom), 'analytics')) return
    isTracking = true
    void import('../tracking/pageTracking.ts').then(({ trackPage }) => trackPage(store, router))
  }
  store.sub(consentAtom, startAllowed)
  store.set(followConsentAtom)
  setTimeout(() => store.set(offerDueAtom, true), OFFER_AFTER)
}
