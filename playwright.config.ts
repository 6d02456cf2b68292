import { defineConfig } from '@playwright/test'
import { ACT_MS } from './e2e/support/browser.ts'
import { findHeadlessShell } from './scripts/findChromium.mjs'

/** The journeys of a server that draws its images. */
const DRAWN = '**/programmeOffline.spec.ts'

const executablePath = findHeadlessShell()

/** Journeys through the built app against real servers, which they stop and kill. */
export default defineConfig({
  testDir: 'e2e/flows',
  globalSetup: './e2e/support/globalSetup.ts',
  // Each has a server, a database and a proxy of its own.
  workers: 2,
  fullyParallel: false,
  // Of the files whose server is of another kind, which come last, one is long: at the end the other worker would wait.
  projects: [
    { name: 'drawn', testMatch: DRAWN },
    { name: 'journeys', testIgnore: DRAWN },
  ],
  forbidOnly: process.env.CI !== undefined,
  // A machine that many share may be too slow once. What passes at the second try is named at the end; journeys about
  // what is lost or doubled have no second one: they say `retries: 0`.
  retries: process.env.CI ? 1 : 0,
  // A journey may have to wait for a lease of a minute to run out.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    actionTimeout: ACT_MS,
    navigationTimeout: ACT_MS,
    // A recording costs a third of the time: `--trace retain-on-failure` makes one. A file with another setting would
    // have a worker of its own, with a server, a database and a browser.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium as root has no sandbox to offer.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
