/**
 * Interaction to Next Paint of twelve journeys in a real Chromium, by turns with a page of one button.
 *
 *     npx tsx bench/interaction/run.ts http://127.0.0.1:3000 [rounds] [slowdown of the processor]
 *
 * Needs a running server with demo data.
 */
import { launchBrowser } from '../browser.ts'
import { median } from '../median.ts'
import { measureInteractions } from './interactions.ts'
import { journeys } from './journeys.ts'

const [url = 'http://127.0.0.1:3000', rounds = '5', slowdown = '4'] = process.argv.slice(2)

const browser = await launchBrowser()
const options = { rounds: Number(rounds), slowdown: Number(slowdown) }
const measured = await measureInteractions(browser, url, journeys, options)
await browser.close()
console.log(`INP, processor ${slowdown} times slower, median of ${rounds}; reference ${measured.reference} ms`)
for (const { name, times, ratio } of measured.journeys) {
  const range = `${Math.min(...times)} to ${Math.max(...times)}`
  console.log(`${name}: ${median(times)} ms (${range}), ${ratio.toFixed(1)} times`)
}
