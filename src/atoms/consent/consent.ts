import { atom } from 'jotai'

// Part of the entry: what reads and keeps the choice lies in `consentDevice.ts`.

/** The vendors outside this site that need consent: video host, social SDK, captcha, our own counting, ads (B11). */
export const vendors = ['video', 'social', 'captcha', 'analytics', 'ads'] as const
export type Vendor = (typeof vendors)[number]

/** The key of the choice in the device's local storage. */
export const CONSENT_KEY = 'consent'

/** The visitor's consent. `unread`: the device has not answered yet; nothing is allowed until it has. */
export type Consent = { state: 'unread' } | { state: 'undecided' } | { state: 'decided'; allowed: readonly Vendor[] }

/** The choice of this device, readable at once; changed by `decideConsentAtom` and by other tabs only. */
export const consentAtom = atom<Consent>({ state: 'unread' })

/**
 * Whether something on the page depends on the choice: the device is then asked at once, not only once the page is
 * used.
 */
export const consentAwaitedAtom = atom(false)

/** Whether the visitor has allowed a vendor. A visitor who has not decided allows none. */
export function isAllowed(consent: Consent, vendor: Vendor): boolean {
  return consent.state === 'decided' && consent.allowed.includes(vendor)
}

/** Whether the preferences are open. */
export const preferencesAtom = atom(false)

/** Whether it is time to offer the choice: the page has long been readable. */
export const offerDueAtom = atom(false)

/** Whether the offer is to be seen: once on the first visit, and again when the vendors have changed. */
export const offerShownAtom = atom((get) => get(offerDueAtom) && get(consentAtom).state === 'undecided')
