import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/findChromium.mjs'
import { readMainThreadTime } from './mainThread.mjs'

/** The folder that Lighthouse CI reads: a page of each audit to look at, and its result. */
export const reportsFolder = new URL('../.lighthouseci', import.meta.url).pathname

const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** Mobile, simulated slow 4G: Lighthouse's own defaults. */
const SETTINGS = {
  output: 'html',
  // A picture for the report, which nobody looks at, would take as long as the audits.
  disableFullPageScreenshot: true,
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
}

/**
 * Audits pages one after the other, each in a browser of its own, and puts the results to those of before.
 *
 * @param urls the pages; one may be named several times.
 */
export async function audit(urls) {
  mkdirSync(reportsFolder, { recursive: true })
  for (const url of urls) {
    const chrome = await launch({ chromePath: findChromium(), chromeFlags: CHROME_FLAGS.split(' ') })
    try {
      const { lhr, artifacts, report } = await lighthouse(url, { ...SETTINGS, port: chrome.port })
      const file = join(reportsFolder, `lhr-${Date.now()}`)
      writeFileSync(`${file}.html`, report)
      writeFileSync(`${file}.json`, JSON.stringify({ ...lhr, mainThreadTime: readMainThreadTime(artifacts.Trace) }))
      console.log(`audited ${url}`)
    } finally {
      chrome.kill()
    }
  }
}

/** The audits' results, one a run. */
export function readReports() {
  const files = readdirSync(reportsFolder).filter((file) => /^lhr-.*\.json$/.test(file))
  return files.map((file) => JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')))
}

/** Removes the results of earlier runs. */
export const forgetReports = () => rmSync(reportsFolder, { recursive: true, force: true })
