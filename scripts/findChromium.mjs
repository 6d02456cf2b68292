import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell'

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
 * The path of Chromium's headless shell: the same engine without the browser around it, a third quicker. It knows no
 * profile that outlives it, and nothing of installing apps.
 *
 * @returns {string | undefined} undefined where Debian's package is missing; Playwright's own browsers bring their own.
 */
export function findHeadlessShell() {
  return existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : undefined
}

/** Installs the headless shell where Debian's package can be; without it the tests take longer. */
export function ensureHeadlessShell() {
  if (!findHeadlessShell() && isRootOnDebian()) installPackages('chromium-headless-shell')
}

/**
 * Like `findChromium`, but installs one when there is none: Debian's package as root, else Playwright's own.
 *
 * @throws Error when that fails too: without a browser the tests prove nothing.
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (isRootOnDebian()) installPackages('chromium')
  else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const installed = findChromium()
  if (!installed) throw new Error('No Chrome or Chromium: install one, or set CHROME_PATH.')
  return installed
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installPackages(...names) {
  console.log(`Installing ${names.join(', ')} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { stdio: 'ignore', env })
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
