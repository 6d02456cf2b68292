import type { Browser, BrowserContext } from '@playwright/test'
import { PHONE, visitTwice } from '../browser.ts'
import { median } from '../median.ts'
import { serveBlank } from './blank.ts'
import { openGate } from './gate.ts'

/** The pages whose start is measured. */
const PATHS = ['/', '/kino/kinoprogramm', '/movies/die-odyssee', '/unterwegs']

export type Network = 'online' | 'offline'
/** Medians in ms since the navigation began: of the first paint, and of the moment in which the heading is there. */
type Start = { paint: number; shown: number }
/** The starts of a page; `ratio` is its paint divided by the blank page's, `leastRatio` the same of the quickest starts. */
type PageStart = Start & { address: string; ratio: number; leastRatio: number }
export type Starts = { network: Network; blank: number; pages: PageStart[] }

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

/**
 * Measures the first paint of `PATHS` that the worker starts, beside a blank page with a worker of its own, by turns.
 *
 * @param urls one server with demo data, or one for each of several builds that are compared.
 * @param options.rounds starts of each page with each network.
 * @param options.slowdown how many times slower the processor is made.
 * @param options.networks in the order in which they are measured: nothing comes online again.
 */
export async function measureStarts(
  browser: Browser,
  urls: readonly string[],
  { rounds, slowdown, networks }: { rounds: number; slowdown: number; networks: readonly Network[] },
): Promise<Starts[]> {
  const blank = await serveBlank()
  const gates = await Promise.all([blank.url, ...urls].map(openGate))
  const context = await browser.newContext({ viewport: PHONE })
  const [reference = '', ...pages] = gates.flatMap(({ url }, index) => (index === 0 ? [`${url}/`] : toPages(url)))
  for (const address of [reference, ...pages]) await keep(context, address)

  const measured: Starts[] = []
  for (const network of networks) {
    if (network === 'offline') for (const gate of gates) gate.close()
    const starts = new Map<string, Start[]>([reference, ...pages].map((address) => [address, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [address, all] of starts) all.push(await start(context, address, slowdown))
    }
    const ofBlank = starts.get(reference) ?? []
    const blankPaint = toMedians(ofBlank).paint
    const figures = pages.map((address) => {
      const ofPage = starts.get(address) ?? []
      const medians = toMedians(ofPage)
      return {
        address,
        ...medians,
        ratio: medians.paint / blankPaint,
        leastRatio: leastPaint(ofPage) / leastPaint(ofBlank),
      }
    })
    measured.push({ network, blank: blankPaint, pages: figures })
  }
  await context.close()
  for (const gate of gates) gate.close()
  blank.stop()
  return measured
}

const toPages = (url: string) => PATHS.map((path) => url + path)

async function keep(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await visitTwice(page, address)
  await page.close()
}

/** One start in a tab of its own. */
async function start(context: BrowserContext, address: string, slowdown: number): Promise<Start> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(NOTE_HEADING)
  await page.goto(address)
  const times = (await page.evaluate(READ)) as Start
  await page.close()
  return times
}

const leastPaint = (starts: readonly Start[]) => Math.min(...starts.map(({ paint }) => paint))

function toMedians(starts: readonly Start[]): Start {
  return { paint: median(starts.map(({ paint }) => paint)), shown: median(starts.map(({ shown }) => shown)) }
}
