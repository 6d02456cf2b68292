import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/findChromium.mjs'

export const PHONE = { width: 390, height: 844 }

/** Starts the installed Chromium without a window. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium as root has no sandbox to offer.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}

/** Loads an address twice, until the worker is in control and has kept what the page asked for. */
export async function visitTwice(page: Page, address: string): Promise<void> {
  for (let visits = 0; visits < 2; visits++) {
    await page.goto(address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })
    await page.waitForLoadState('networkidle')
  }
}
