/**
 * The time from a tap on a link to the content of the page behind it, for pages that were seen before, on four kinds of
 * lines. By turns in a real Chromium with the worker in control; the open line is the reference.
 *
 *     npx tsx bench/tap/run.ts http://127.0.0.1:3000 [rounds]
 *
 * Needs a running server with demo data.
 */
import { launchBrowser } from '../browser.ts'
import { measureTaps, taps } from './taps.ts'

const [url = 'http://127.0.0.1:3000', rounds = '5'] = process.argv.slice(2)

const browser = await launchBrowser()
const measured = await measureTaps(browser, url, taps, Number(rounds))
await browser.close()
for (const { from, lines } of measured) {
  console.log(`\n${from}`)
  for (const { state, shown, busy, ratio } of lines) {
    const name = typeof state === 'number' ? `${state} ms later` : state
    const figures = `${Math.round(shown)} ms (${ratio.toFixed(2)} times), ${Math.round(busy)} of the main thread`
    console.log(`  ${name}: ${figures}`)
  }
}
