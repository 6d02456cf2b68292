import type { Browser, Page } from '@playwright/test'
import { signIn } from '../../e2e/support/visitor.ts'
import { PHONE } from '../browser.ts'
import { median } from '../median.ts'
import type { Journey } from './journeys.ts'
import { serveReference } from './reference.ts'

/**
 * The longest interactions of a journey in ms, one a round; `ratio` is their median divided by the reference's,
 * `leastRatio` the same of the quickest rounds.
 */
export type JourneyTimes = { name: string; times: number[]; ratio: number; leastRatio: number }

/** As a text: what runs in the page must not lean on helpers of whatever compiled this file. */
const NOTE = `window.longest = 0
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.longest = Math.max(window.longest, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`
/** The browser hands an entry out behind the next paint; none comes where nothing took 16 ms. Under a slowdown no page is idle. */
const READ = `new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(() => resolve(window.longest || 16))), 500))`

/**
 * Measures Interaction to Next Paint of journeys by turns with a page of one button: the longest interaction of each, as
 * the browser's Event Timing measures it (in steps of 8 ms, 16 at least).
 *
 * @param url a server with demo data.
 * @param options.slowdown how many times slower the processor is made.
 * @returns the median of the button in ms, and the journeys.
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  measured: readonly Journey[],
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<{ reference: number; journeys: JourneyTimes[] }> {
  const page = await serveReference()
  const button: Journey = { name: 'the button of the reference', path: '/', act: pressButton }
  const times = new Map<Journey, number[]>([button, ...measured].map((journey) => [journey, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [journey, all] of times) {
      const base = journey === button ? page.url : url
      all.push(await measure(browser, base, journey, { slowdown, starts: journey !== button }))
    }
  }
  page.stop()
  const ofButton = times.get(button) ?? []
  const reference = median(ofButton)
  const journeys = [...times].slice(1).map(([{ name }, all]) => ({
    ...{ name, times: all, ratio: median(all) / reference },
    leastRatio: Math.min(...all) / Math.min(...ofButton),
  }))
  return { reference, journeys }
}

const pressButton = (page: Page) => page.getByRole('button').click()

/** The longest interaction of a journey on a page of its own, in ms. */
async function measure(
  browser: Browser,
  base: string,
  journey: Journey,
  { slowdown, starts }: { slowdown: number; starts: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: false, locale: 'de-DE' })
  if (journey.member) await signIn(context, base, 'kinofan')
  const page = await context.newPage()
  await page.addInitScript(NOTE)
  await page.goto(base + journey.path)
  if (starts) await page.waitForSelector('html[data-live]', { state: 'attached' })
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await journey.act(page)
  const longest = (await page.evaluate(READ)) as number
  await context.close()
  return longest
}
