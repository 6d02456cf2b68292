import type { Vendor } from '../../src/atoms/consent/consent.ts'
import { CONSENT_VERSION } from '../../src/atoms/consent/consentDevice.ts'

/** A choice as it lies on the device. */
export const aStoredConsent = (allowed: readonly Vendor[]) => ({
  version: CONSENT_VERSION,
  allowed,
  decidedAt: '2026-11-21T11:00:00.000Z',
})

/** A device that keeps the choice in memory and tells everybody who follows. */
export function aConsentDevice({ stored }: { stored?: unknown } = {}) {
  let kept = stored
  const followers: (() => void)[] = []
  return {
    read: () => kept,
    write: (next: unknown) => {
      kept = structuredClone(next)
      for (const tell of followers) tell()
    },
    subscribe: (onChange: () => void) => void followers.push(onChange),
  }
}
