import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { consentAtom, consentAwaitedAtom, isAllowed, preferencesAtom, type Vendor } from './consent.ts'

/** Whether a vendor may load something, and the way to the preferences where not. `unknown`: the device has not answered. */
export function useConsent(vendor: Vendor): { state: 'unknown' | 'allowed' | 'refused'; adjust: () => void } {
  const consent = useAtomValue(consentAtom)
  const open = useSetAtom(preferencesAtom)
  const awaitChoice = useSetAtom(consentAwaitedAtom)
  useEffect(() => awaitChoice(true), [awaitChoice])
  const answer = isAllowed(consent, vendor) ? 'allowed' : 'refused'
  return { state: consent.state === 'unread' ? 'unknown' : answer, adjust: () => open(true) }
}
