/**
 * Scrolls through a page of thousands of comments in a real Chromium, by turns with only those near the view (ADR 025)
 * and with all of them.
 *
 *     npx tsx bench/comments/run.ts http://127.0.0.1:3000 [comments] [rounds]
 *
 * Needs a running server with demo data. What it answers about one film's comments is replaced by so many of ours.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/findChromium.mjs'

const [url = 'http://127.0.0.1:3000', many = '5000', rounds = '3'] = process.argv.slice(2)
const FILM = 'der-himmel-ueber-berlin'
const STEPS = 60
/** As a text: what runs in the page must not lean on helpers of whatever compiled this file. Nothing is far then. */
const ALL = 'delete window.IntersectionObserver'

const SCROLL = `(async () => {
  let longest = 0
  let last = performance.now()
  for (let step = 1; step <= ${STEPS}; step++) {
    scrollTo(0, (document.documentElement.scrollHeight * step) / ${STEPS})
    for (let wait = 0; wait < 3; wait++) {
      const now = await new Promise((resolve) => requestAnimationFrame(resolve))
      longest = Math.max(longest, now - last)
      last = now
    }
  }
  return longest
})()`

const words = 'Ein Film wie ein Nachmittag am See, und doch denkt man am Abend noch an das, was niemand gesagt hat. '
const said = (index: number) => ({
  ...{
    id: `c-${index}`,
    author: { id: `u-${index % 97}`, username: `gast_${index % 97}`, avatar: null, isCritic: false },
  },
  ...{ body: words.repeat(1 + (index % 5)), spoiler: index % 29 === 0, deleted: false, diggs_count: index % 13 },
  ...{ digged: false, is_flagged: false, flagged_id: null },
  ...{ createdAt: '2026-11-20T18:15:00.000Z', updatedAt: '2026-11-20T18:15:00.000Z' },
})
const items = Array.from({ length: Number(many) }, (_, index) => {
  const replies = index % 4 === 0 ? [{ ...said(index), id: `c-${index}-r` }] : []
  return { ...said(index), replies, repliesCount: replies.length }
})
const answer = JSON.stringify({ items, nextPage: null, filters: {}, moreages: false, commentsCount: items.length })

type Way = 'near' | 'all'
type Cost = { first: number; script: number; layout: number; style: number; longest: number }

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const runs: Record<Way, Cost[]> = { near: [], all: [] }
for (let round = 0; round < Number(rounds); round++) {
  for (const way of round % 2 === 0 ? (['near', 'all'] as const) : (['all', 'near'] as const)) {
    runs[way].push(await measure(way === 'all'))
  }
}
await browser.close()
for (const way of ['near', 'all'] as const) console.log(way, median(runs[way]))
const [a, b] = [median(runs.near), median(runs.all)]
console.log('ratio', {
  first: b.first / a.first,
  scroll: (b.layout + b.style + b.script) / (a.layout + a.style + a.script),
})

async function measure(isAll: boolean): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route(`**/api/movies/${FILM}/comments`, (route) =>
    route.fulfill({ contentType: 'application/json', body: answer }),
  )
  if (isAll) await page.addInitScript(ALL)
  await page.goto(`${url}/movies/${FILM}`)
  await page.waitForSelector('html[data-live]')
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const before = await read(client)
  // Within the app: the server's page has the first twenty alone.
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/movies/${FILM}/kommentare`)
  // Places of comments that are far have a height and nothing in them.
  await page.waitForFunction(
    (count) => document.querySelectorAll('main [style*="block-size"], main article').length >= count,
    items.length,
    { timeout: 120_000 },
  )
  await settle(page)
  const shown = await read(client)
  const longest = await scroll(page)
  const after = await read(client)
  await context.close()
  return {
    first: shown.task - before.task,
    script: after.script - shown.script,
    layout: after.layout - shown.layout,
    style: after.style - shown.style,
    longest,
  }
}

/** From the top to the bottom in so many frames' steps. @returns the longest frame in ms. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(SCROLL)
}

function settle(page: Page) {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
}

async function read(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  const [script, layout] = [ms('ScriptDuration'), ms('LayoutDuration')]
  return { script, layout, style: ms('RecalcStyleDuration'), task: ms('TaskDuration') }
}

function median(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) =>
    costs.map((cost) => cost[name]).sort((x, y) => x - y)[Math.floor(costs.length / 2)] ?? 0
  return { first: of('first'), script: of('script'), layout: of('layout'), style: of('style'), longest: of('longest') }
}
