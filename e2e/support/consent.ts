import { expect, type Page } from '@playwright/test'
import { CONSENT_KEY, type Vendor } from '../../src/atoms/consent/consent.ts'
import { CONSENT_VERSION } from '../../src/atoms/consent/consentDevice.ts'

const DECIDED_AT = '2026-11-01T12:00:00.000Z'

/** Runs in the page: writes a choice to its device, as if it had been made on an earlier visit. */
export const storeChoice = ({ key, choice }: { key: string; choice: string }) => localStorage.setItem(key, choice)

/** The argument of `storeChoice` for these vendors. */
export const choiceOf = (allowed: readonly Vendor[]) => ({
  key: CONSENT_KEY,
  choice: JSON.stringify({ version: CONSENT_VERSION, allowed, decidedAt: DECIDED_AT }),
})

/** Writes a choice to the device of a page that is open; then opens it anew. */
export async function decideBefore(page: Page, allowed: readonly Vendor[]): Promise<void> {
  await page.evaluate(storeChoice, choiceOf(allowed))
  await page.goto(page.url())
}

/** The addresses of the tracking image that this page requests from now on, with their data. */
export function collectBeacons(page: Page): { event: string; payload: Record<string, unknown>; url: URL }[] {
  const beacons: { event: string; payload: Record<string, unknown>; url: URL }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname !== '/t.gif') return
    beacons.push({
      event: url.searchParams.get('e') ?? '',
      payload: JSON.parse(url.searchParams.get('p') ?? '{}'),
      url,
    })
  })
  return beacons
}

/** Waits for the card with the choice, which appears once the visitor has begun to use the page. */
export async function untilOffered(page: Page) {
  await page.keyboard.press('Shift')
  const offer = page.getByRole('region', { name: 'Deine Zustimmung' })
  await expect(offer).toBeVisible()
  return offer
}
