import type { Browser, BrowserContext } from '@playwright/test'
import { PHONE, visitTwice } from '../browser.ts'
import { median } from '../median.ts'
import { openLine, type State } from './line.ts'

/** A tap: from where, and the link that is tapped there. */
export type Tap = { from: string; link: string }
/** Until the content is there, and how much of it the main thread worked, which other processes change little; in ms. */
type Times = { shown: number; busy: number }
/**
 * The medians of a tap on each line; `ratio` is the time until the content divided by that of the open line, `leastRatio`
 * the same of the quickest taps.
 */
export type TapTimes = { from: string; lines: (Times & { state: State; ratio: number; leastRatio: number })[] }

export const taps: readonly Tap[] = [
  { from: '/kino/kinoprogramm?city=berlin', link: 'main h2 a[href^="/movies/"], main h3 a[href^="/movies/"]' },
  { from: '/filme', link: 'main a[href^="/movies/"]' },
  { from: '/kinos?city=berlin', link: 'main a[href^="/kinos/"]' },
]
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

/**
 * Measures the time from a tap on a link to the content of the page behind it, for pages that were seen before: with an
 * open line, with answers that take 3 s, with a line on which nothing comes, and offline, by turns.
 *
 * @param url a server with demo data.
 */
export async function measureTaps(
  browser: Browser,
  url: string,
  measured: readonly Tap[],
  rounds: number,
): Promise<TapTimes[]> {
  const line = await openLine(url)
  const context = await browser.newContext({ viewport: PHONE })
  for (const each of measured) await keep(context, line.url, each)

  const all: TapTimes[] = []
  for (const each of measured) {
    const times = new Map<State, Times[]>(STATES.map((state) => [state, []]))
    for (let round = 0; round < rounds; round++) {
      for (const state of STATES) {
        await line.set(state)
        times.get(state)?.push(await measure(context, line.url, each))
      }
    }
    await line.set('open')
    const open = times.get('open') ?? []
    const lines = [...times].map(([state, ofState]) => {
      const medians = toMedians(ofState)
      const ratio = medians.shown / toMedians(open).shown
      return { state, ...medians, ratio, leastRatio: leastShown(ofState) / leastShown(open) }
    })
    all.push({ from: each.from, lines })
  }
  await context.close()
  line.close()
  return all
}

/** Visits a page and the one behind its link until the worker has kept both. */
async function keep(context: BrowserContext, url: string, { from, link }: Tap): Promise<void> {
  const page = await context.newPage()
  await visitTwice(page, url + from)
  await page.locator(link).first().click()
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** One tap in a tab of its own, whose memory is empty. */
async function measure(context: BrowserContext, url: string, { from, link }: Tap): Promise<Times> {
  const page = await context.newPage()
  await page.goto(url + from, { waitUntil: 'commit' })
  await page.locator(link).first().waitFor()
  // The page has started: the tap is measured, not what runs before it.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
  const devtools = await context.newCDPSession(page)
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

const leastShown = (times: readonly Times[]) => Math.min(...times.map(({ shown }) => shown))

function toMedians(times: readonly Times[]): Times {
  return { shown: median(times.map(({ shown }) => shown)), busy: median(times.map(({ busy }) => busy)) }
}
