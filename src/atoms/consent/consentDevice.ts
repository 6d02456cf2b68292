import { atom } from 'jotai'
import * as z from 'zod/mini'
import { CONSENT_KEY, type Consent, consentAtom, type Vendor, vendors } from './consent.ts'

/**
 * Rises when a vendor is added or means something else: then everybody is asked anew, and nothing is allowed until
 * then.
 */
export const CONSENT_VERSION = 1

const Stored = z.object({
  version: z.literal(CONSENT_VERSION),
  allowed: z.array(z.enum(vendors)),
  /** The time of the decision: the operator has to be able to prove a consent. */
  decidedAt: z.string(),
})

/** The storage of the choice: the one storage of a device that can be read at once. Or a stand-in; it may throw. */
export const consentDeviceAtom = atom({
  read: (): unknown => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null'),
  write: (stored: unknown): void => localStorage.setItem(CONSENT_KEY, JSON.stringify(stored)),
  /** Tells of what other tabs write. */
  subscribe: (onChange: () => void): void =>
    window.addEventListener('storage', ({ key }) => {
      if (key === CONSENT_KEY) onChange()
    }),
})

function toConsent(stored: unknown): Consent {
  const parsed = z.safeParse(Stored, stored)
  return parsed.success ? { state: 'decided', allowed: parsed.data.allowed } : { state: 'undecided' }
}

/** Reads the choice, and from then on follows what other tabs decide. */
export const followConsentAtom = atom(null, (get, set): void => {
  const device = get(consentDeviceAtom)
  const read = () => set(consentAtom, toConsent(readStored(device)))
  device.subscribe(read)
  read()
})

/** Undecided where storage is forbidden, or has a value that is not ours. */
function readStored(device: { read: () => unknown }): unknown {
  try {
    return device.read()
  } catch {
    return null
  }
}

/**
 * Decides: who is not named is refused, also who was allowed before. Holds at once, on the device, and in other tabs.
 */
export const decideConsentAtom = atom(null, (get, set, allowed: readonly Vendor[], now: Date): void => {
  set(consentAtom, { state: 'decided', allowed })
  try {
    get(consentDeviceAtom).write({ version: CONSENT_VERSION, allowed, decidedAt: now.toISOString() })
  } catch {
    // Without storage it holds as long as the page.
  }
})
