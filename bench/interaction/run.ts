/**
 * Interaction to Next Paint of twelve journeys in a real Chromium, by turns with a page of one button: the longest
 * interaction of each journey, as the browser's Event Timing measures it (in steps of 8 ms, 16 at least).
 *
 *     npx tsx bench/interaction/run.ts http://127.0.0.1:3000 [rounds] [slowdown of the processor]
 *
 * Needs a running server with demo data.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { signIn } from '../../e2e/support/visitor.ts'
import { findChromium } from '../../scripts/findChromium.mjs'
import { type Journey, journeys } from './journeys.ts'
import { serveReference } from './reference.ts'

const [url = 'http://127.0.0.1:3000', rounds = '5', slowdown = '4'] = process.argv.slice(2)

/** As a text: what runs in the page must not lean on helpers of whatever compiled this file. */
const NOTE = `window.longest = 0
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.longest = Math.max(window.longest, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`
/** The browser hands an entry out behind the next paint; none comes where nothing took 16 ms. Under a slowdown no page is idle. */
const READ = `new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(() => resolve(window.longest || 16))), 500))`

const reference = await serveReference()
const button: Journey = {
  name: 'the button of the reference',
  path: '/',
  act: (page) => page.getByRole('button').click(),
}
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const times = new Map<Journey, number[]>([button, ...journeys].map((journey) => [journey, []]))
for (let round = 0; round < Number(rounds); round++) {
  for (const [journey, all] of times) all.push(await measure(browser, journey))
}
const least = median(times.get(button) ?? [])
console.log(`INP, processor ${slowdown} times slower, median of ${rounds}; reference ${least} ms`)
for (const [{ name }, all] of times) {
  const middle = median(all)
  console.log(
    `${name}: ${middle} ms (${Math.min(...all)} to ${Math.max(...all)}), ${(middle / least).toFixed(1)} times`,
  )
}
await browser.close()
reference.stop()

/** The longest interaction of a journey on a page of its own, in ms. */
async function measure(from: Browser, journey: Journey): Promise<number> {
  const base = journey === button ? reference.url : url
  const context = await from.newContext({ viewport: { width: 390, height: 844 }, hasTouch: false, locale: 'de-DE' })
  if (journey.member) await signIn(context, url, 'kinofan')
  const page = await context.newPage()
  await page.addInitScript(NOTE)
  await page.goto(base + journey.path)
  await untilStarted(page, journey)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) })
  await journey.act(page)
  const longest = (await page.evaluate(READ)) as number
  await context.close()
  return longest
}

/** Waits until the app has started and is idle. */
async function untilStarted(page: Page, journey: Journey): Promise<void> {
  if (journey !== button) await page.waitForSelector('html[data-live]', { state: 'attached' })
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
