import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackages } from './installPackages.mjs'

/** The binary itself: Debian's script around it would stay when the browser is killed. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

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
 * The path of the browser that journeys run in: Chromium's headless shell where Debian's package has it, else any Chrome
 * or Chromium. The shell is the same browser without a desktop's parts; a journey takes half the time in it.
 *
 * @returns {string | undefined} undefined when there is none.
 */
export function findHeadlessShell() {
  return !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/**
 * Like `findChromium`, but installs one when there is none, and the headless shell: Debian's packages as root, else
 * Playwright's own.
 *
 * @throws Error when that fails too: without a browser the tests prove nothing.
 */
export function ensureChromium() {
  const found = findChromium()
  if (found && (process.env.CHROME_PATH || existsSync(HEADLESS_SHELL))) return found
  // Both at once: they are of one version.
  if (!installPackages(['chromium', 'chromium-headless-shell'], console.log) && !found) {
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
