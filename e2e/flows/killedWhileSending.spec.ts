import type { IncomingMessage } from 'node:http'
import { expect, type TestInfo } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { programmeFilm, rate, SENT, shownRating, UNSENT } from '../support/films.ts'
import { type Stage, test } from '../support/stage.ts'
import { countRatings, expectOnce, visitOnce } from '../support/visitor.ts'

test.describe.configure({ retries: 0 })

const isRating = ({ method, url = '' }: IncomingMessage) => method === 'PUT' && url.endsWith('/rating')

/** Half of the time for which a lease protects what is sent: what takes longer has waited for that. */
const SOON = { timeout: 30_000 }

/** Holds the answer to the first rating for ever; what comes later passes. */
function holdFirst(stage: Stage) {
  const ratings = { sent: 0, answered: 0 }
  stage.proxy.fault = (input) => {
    if (!isRating(input)) return 'pass'
    ratings.sent += 1
    if (ratings.sent === 1) return new Promise<'drop'>(() => {})
    ratings.answered += 1
    return 'pass'
  }
  return ratings
}

function tell(info: TestInfo, what: string, began: number): void {
  const description = `${what}: ${Date.now() - began} ms`
  info.annotations.push({ type: 'measured', description })
  console.log(description)
}

test('what a killed browser was sending leaves as soon as it starts again', async ({ stage }, info) => {
  const film = await programmeFilm(stage.url, 6)
  const before = await countRatings(stage, film.permalink)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    const ratings = holdFirst(stage)
    await rate(page, 3)
    await expect.poll(() => ratings.sent, SENT).toBe(1)
    await browser.kill()

    const began = Date.now()
    const again = await browser.open()
    await again.goto(`/movies/${film.permalink}`)
    await expect.poll(() => ratings.answered, { ...SOON, intervals: [50] }).toBeGreaterThan(0)
    tell(info, 'sent again after the start of a killed browser', began)
    await expect(again.getByText(UNSENT)).toHaveCount(0, SOON)
    await expect(shownRating(again)).toHaveValue('3')
    await expectOnce(stage, film.permalink, 3, before)
  } finally {
    await browser.dispose()
  }
})

test('what a closed tab was sending is sent by the one that is still open', async ({ stage }, info) => {
  const film = await programmeFilm(stage.url, 7)
  const before = await countRatings(stage, film.permalink)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    const other = await browser.opened.newPage()
    await other.goto(`/movies/${film.permalink}`)
    await page.goto(`/movies/${film.permalink}`)
    const ratings = holdFirst(stage)
    await rate(page, 2.5)
    await expect.poll(() => ratings.sent, SENT).toBe(1)
    // It finds the other one at it, and waits for its end.
    await other.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => other.evaluate(countWaitingForLocks)).toBe(1)
    const began = Date.now()
    await page.close()
    await expect.poll(() => ratings.answered, { ...SOON, intervals: [50] }).toBeGreaterThan(0)
    tell(info, 'sent again after a tab was closed', began)
    await expect(other.getByText(UNSENT)).toHaveCount(0, SOON)
    await expectOnce(stage, film.permalink, 2.5, before)
  } finally {
    await browser.dispose()
  }
})

async function countWaitingForLocks(): Promise<number> {
  const { pending = [] } = await navigator.locks.query()
  return pending.filter(({ name }) => name?.startsWith('outbox:')).length
}
