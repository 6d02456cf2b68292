/**
 * The time from a tap on a link to the content of the page behind it, for pages that were seen before: with an open line,
 * with answers that take 3 s, with a line on which nothing comes, and offline. By turns in a real Chromium with the
 * worker in control; the open line is the reference.
 *
 *     npx tsx bench/tap/run.ts http://127.0.0.1:3000 [rounds]
 *
 * Needs a running server with demo data.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/findChromium.mjs'
import { openLine, type State } from './line.ts'

const [url = 'http://127.0.0.1:3000', rounds = '5'] = process.argv.slice(2)
/** From where, and the link that is tapped there. */
const TAPS = [
  { from: '/kino/kinoprogramm?city=berlin', link: 'main h2 a[href^="/movies/"], main h3 a[href^="/movies/"]' },
  { from: '/filme', link: 'main a[href^="/movies/"]' },
  { from: '/kinos?city=berlin', link: 'main a[href^="/kinos/"]' },
] as const
/** Until the content is there, and how much of it the main thread worked, which other processes change little; in ms. */
type Tap = { shown: number; busy: number }
const STATES: readonly State[] = ['open', 3_000, 'hangs', 'offline']

/**
 * The time until the heading is in the document: headless Chromium sometimes withholds a frame for half a second.
 *
 * As a text: what runs in the page must not lean on helpers of whatever compiled this file.
 */
const tap = (link: string) => `new Promise((resolve) => {
  const before = document.querySelector('main h1').textContent
  const began = performance.now()
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('main h1')
    if (!heading || heading.textContent === before || heading.closest('[aria-busy]')) return
    observer.disconnect()
    resolve(performance.now() - began)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  document.querySelector(${JSON.stringify(link)}).click()
})`

const line = await openLine(url)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
for (const { from, link } of TAPS) await visit(context, from, link)

for (const { from, link } of TAPS) {
  const times = new Map<State, Tap[]>(STATES.map((state) => [state, []]))
  for (let round = 0; round < Number(rounds); round++) {
    for (const state of STATES) {
      await line.set(state)
      times.get(state)?.push(await measure(context, from, link))
    }
  }
  await line.set('open')
  const reference = toMedians(times.get('open') ?? [])
  console.log(`\n${from}: ${reference.shown} ms with an open line, ${reference.busy} of them of the main thread`)
  for (const state of STATES.slice(1)) {
    const { shown, busy } = toMedians(times.get(state) ?? [])
    const name = typeof state === 'number' ? `${state} ms later` : state
    console.log(`  ${name}: ${shown} ms (${(shown / reference.shown).toFixed(2)} times), ${busy} of the main thread`)
  }
}
await browser.close()
line.close()

/** Visits a page and the one behind its link until the worker is in control and has kept both. */
async function visit(from: BrowserContext, path: string, link: string): Promise<void> {
  const page = await from.newPage()
  for (let visits = 0; visits < 2; visits++) {
    await page.goto(line.url + path)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })
    await page.waitForLoadState('networkidle')
  }
  await page.locator(link).first().click()
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** One tap in a tab of its own, whose memory is empty. */
async function measure(from: BrowserContext, path: string, link: string): Promise<Tap> {
  const page: Page = await from.newPage()
  await page.goto(line.url + path, { waitUntil: 'commit' })
  await page.locator(link).first().waitFor()
  // The page has started: the tap is measured, not what runs before it.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
  const devtools = await from.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readBusy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await readBusy()
  const shown = (await page.evaluate(tap(link))) as number
  const busy = (await readBusy()) - before
  await page.close()
  return { shown, busy }
}

function toMedians(taps: readonly Tap[]): Tap {
  return { shown: median(taps.map(({ shown }) => shown)), busy: median(taps.map(({ busy }) => busy)) }
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN)
}
