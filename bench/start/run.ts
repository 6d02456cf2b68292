/**
 * The first paint of pages that the worker starts, with and without a network, beside a blank page with a worker of its
 * own, by turns in a real Chromium; and the time until the page's heading is shown.
 *
 *     npx tsx bench/start/run.ts http://127.0.0.1:3000[,http://127.0.0.1:3001] [rounds] [slowdown of the processor]
 *
 * Needs a running server with demo data, or one for each of several builds that are to be compared.
 */
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/findChromium.mjs'
import { serveBlank } from './blank.ts'
import { openGate } from './gate.ts'

const [urls = 'http://127.0.0.1:3000', rounds = '7', slowdown = '1'] = process.argv.slice(2)
const PATHS = ['/', '/kino/kinoprogramm', '/movies/die-odyssee', '/unterwegs']

/** As a text: what runs in the page must not lean on helpers of whatever compiled this file. */
const NOTE_HEADING = `new MutationObserver((_, observer) => {
  if (document.querySelector('main h1, main h2') === null) return
  observer.disconnect()
  requestAnimationFrame(() => { window.shown = performance.now() })
}).observe(document, { childList: true, subtree: true })`
const READ = `new Promise((resolve) => {
  const read = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (paint && (window.shown || !document.querySelector('#root'))) resolve({ paint: paint.startTime, shown: window.shown ?? 0 })
    else setTimeout(read, 20)
  }
  read()
})`

type Times = { paint: number; shown: number }

const blank = await serveBlank()
const gates = await Promise.all([blank.url, ...urls.split(',')].map(openGate))
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
const pages = [`${gates[0]?.url}/`, ...PATHS.flatMap((path) => gates.slice(1).map(({ url }) => url + path))]
for (const page of pages) await visit(page)

for (const network of ['online', 'offline'] as const) {
  if (network === 'offline') for (const gate of gates) gate.close()
  const times = new Map<string, Times[]>(pages.map((page) => [page, []]))
  for (let round = 0; round < Number(rounds); round++) {
    for (const page of pages) times.get(page)?.push(await start(context, page))
  }
  const reference = median((times.get(pages[0] ?? '') ?? []).map(({ paint }) => paint))
  console.log(`\n${network}, processor ${slowdown} times slower: blank page ${reference} ms`)
  for (const [page, all] of [...times].slice(1)) {
    const paint = median(all.map((one) => one.paint))
    const shown = median(all.map((one) => one.shown))
    console.log(
      `${new URL(page).host}${new URL(page).pathname}: ${paint} ms (${(paint / reference).toFixed(2)} times), heading ${shown} ms`,
    )
  }
}
await browser.close()
for (const gate of gates) gate.close()
blank.stop()

/** Visits a page until its worker is in control and has kept what the page asked for. */
async function visit(page: string): Promise<void> {
  const tab = await context.newPage()
  for (let visits = 0; visits < 2; visits++) {
    await tab.goto(page)
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })
    await tab.waitForLoadState('networkidle')
  }
  await tab.close()
}

/** One start in a tab of its own. */
async function start(from: BrowserContext, page: string): Promise<Times> {
  const tab = await from.newPage()
  const client = await from.newCDPSession(tab)
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) })
  await tab.addInitScript(NOTE_HEADING)
  await tab.goto(page)
  const times = (await tab.evaluate(READ)) as Times
  await tab.close()
  return times
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN)
}
