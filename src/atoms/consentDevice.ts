import { get, set } from 'idb-keyval'
import { atom } from 'jotai'
import * as z from 'zod/mini'
import { type Consent, consentAtom, type Vendor, vendors } from './consent.ts'

/** Rises when a vendor is added or means something else: then everybody is asked anew, and nothing is allowed until then. */
export const CONSENT_VERSION = 1

const STORED = 'consent'

const Stored = z.object({
  version: z.literal(CONSENT_VERSION),
  allowed: z.array(z.enum(vendors)),
  /** When it was decided: whoever asks for consent has to be able to show it. */
  decidedAt: z.string(),
})

/** Where the choice is kept, and how tabs hear of it; or a stand-in. */
export const consentDeviceAtom = atom({
  read: async (): Promise<unknown> => get(STORED),
  write: async (stored: unknown): Promise<void> => set(STORED, stored),
  announce: (): void => {
    const channel = new BroadcastChannel(STORED)
    channel.postMessage(null)
    channel.close()
  },
  subscribe: (onChange: () => void): void => {
    new BroadcastChannel(STORED).onmessage = onChange
  },
})

function toConsent(stored: unknown): Consent {
  const parsed = z.safeParse(Stored, stored)
  return parsed.success ? { state: 'decided', allowed: parsed.data.allowed } : { state: 'undecided' }
}

/** Reads the choice, and from then on follows what other tabs decide. */
export const followConsentAtom = atom(null, async (get, set): Promise<void> => {
  const device = get(consentDeviceAtom)
  const read = async () => {
    // Where storage is forbidden nothing was ever decided.
    const stored = await device.read().catch(() => undefined)
    set(consentAtom, toConsent(stored))
  }
  device.subscribe(() => void read())
  await read()
})

/** Decides: who is not named is refused, also who was allowed before. Holds at once, on the device, and in other tabs. */
export const decideConsentAtom = atom(null, async (get, set, allowed: readonly Vendor[], now: Date): Promise<void> => {
  set(consentAtom, { state: 'decided', allowed })
  const device = get(consentDeviceAtom)
  try {
    await device.write({ version: CONSENT_VERSION, allowed, decidedAt: now.toISOString() })
    device.announce()
  } catch {
    // Without storage it holds as long as the page.
  }
})
