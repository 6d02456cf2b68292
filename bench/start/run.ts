/**
 * The first paint of pages that the worker starts, with and without a network, beside a blank page with a worker of its
 * own, by turns in a real Chromium; and the time until the page's heading is shown.
 *
 *     npx tsx bench/start/run.ts http://127.0.0.1:3000[,http://127.0.0.1:3001] [rounds] [slowdown of the processor]
 *
 * Needs a running server with demo data, or one for each of several builds that are to be compared.
 */
import { launchBrowser } from '../browser.ts'
import { measureStarts } from './starts.ts'

const [urls = 'http://127.0.0.1:3000', rounds = '7', slowdown = '1'] = process.argv.slice(2)

const browser = await launchBrowser()
const measured = await measureStarts(browser, urls.split(','), {
  rounds: Number(rounds),
  slowdown: Number(slowdown),
  networks: ['online', 'offline'],
})
await browser.close()
for (const { network, blank, pages } of measured) {
  console.log(`\n${network}, processor ${slowdown} times slower: blank page ${Math.round(blank)} ms`)
  for (const { address, paint, shown, ratio } of pages) {
    const { host, pathname } = new URL(address)
    const figures = `${Math.round(paint)} ms (${ratio.toFixed(2)} times), heading ${Math.round(shown)} ms`
    console.log(`${host}${pathname}: ${figures}`)
  }
}
