import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackages } from './installPackages.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chrome or Chromium: CHROME_PATH, an installed one, the one that Playwright installed.
 *
 * @returns {string | undefined} undefined when there is none.
 */
export function findChromium() {
  const given = process.env.CHROME_PATH
  if (given) return given
  return usualPlaces.find((path) => existsSync(path)) ?? findPlaywrightsOwn()
}

/**
 * Like `findChromium`, but installs one when there is none: Debian's package as root, else Playwright's own.
 *
 * @throws Error when that fails too: without a browser the tests prove nothing.
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!installPackages(['chromium'], console.log)) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findChromium()
  if (!installed) throw new Error('No Chrome or Chromium: install one, or set CHROME_PATH.')
  return installed
}

function findPlaywrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}
