import { expect, type Page } from '@playwright/test'
import type { Vendor } from '../../src/atoms/consent.ts'
import { CONSENT_VERSION } from '../../src/atoms/consentDevice.ts'

export const DECIDED_AT = '2026-11-01T12:00:00.000Z'

/** Runs in the page: writes a choice to its device, as if it had been made on an earlier visit. */
export const storeChoice = (choice: { version: number; allowed: readonly string[]; decidedAt: string }) =>
  new Promise<void>((resolve, reject) => {
    const open = indexedDB.open('keyval-store')
    open.onupgradeneeded = () => open.result.createObjectStore('keyval')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const put = open.result.transaction('keyval', 'readwrite').objectStore('keyval').put(choice, 'consent')
      put.onsuccess = () => {
        open.result.close()
        resolve()
      }
    }
  })

/** Writes a choice to the device of a page that is open; then opens it anew. */
export async function decideBefore(page: Page, allowed: readonly Vendor[]): Promise<void> {
  await page.evaluate(storeChoice, { version: CONSENT_VERSION, allowed, decidedAt: DECIDED_AT })
  await page.goto(page.url())
}

/** The addresses of the tracking image that this page asks for from now on, with what they tell. */
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

/** Waits for the card that offers the choice. */
export async function untilOffered(page: Page) {
  const offer = page.getByRole('region', { name: 'Deine Zustimmung' })
  await expect(offer).toBeVisible()
  return offer
}
