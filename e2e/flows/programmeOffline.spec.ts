import { expect, type Page } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { PENDING, programmeFilm, rate, SENT, shownRating, topFilm, UNSENT, untilDrawn } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { expectOnce, untilKept, visitOnce } from '../support/visitor.ts'

test.describe.configure({ retries: 0 })

test.use({ draws: true })

/** The width of the first poster's picture; 0 while nothing is drawn. */
const firstPoster = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0)

test('after one visit the programme is readable without the server, and a rating made there arrives once', async ({
  stage,
}) => {
  const film = await topFilm(stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    await untilDrawn(stage.url, film)
    const page = await visitOnce(stage, browser, film.permalink)
    // Any width of the first poster.
    await untilKept(page, film.posters[0]?.replace(/\d+\/[^/]+$/, '') ?? '/images/')
    const times = page.getByRole('link', { name: /^\d\d:\d\d/ })
    const timesOnline = await times.count()
    expect(timesOnline).toBeGreaterThan(0)

    await stage.goDown()
    const answer = page.waitForResponse((response) => response.url().includes('/api/cinema/movies'))
    await page.reload()
    expect((await answer).fromServiceWorker()).toBe(true)
    expect((await answer).headers()['x-lichtspiel-source']).toBe('device')
    await expect(page.getByRole('heading', { name: film.title })).toBeVisible()
    await expect(page.getByText(/Stand: heute \d\d:\d\d/).first()).toBeVisible()
    await expect.poll(() => times.count()).toBe(timesOnline)
    await expect.poll(() => firstPoster(page)).toBeGreaterThan(0)

    await page.getByRole('heading', { name: film.title }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
    await rate(page, 2.5)
    await expect(page.getByText(PENDING)).toBeVisible()
    await page.reload()
    await expect(shownRating(page)).toHaveValue('2.5')
    await expect(page.getByText(PENDING)).toBeVisible()

    await stage.comeBack()
    await expect(page.getByText(UNSENT)).toHaveCount(0, SENT)
    await expect(shownRating(page)).toHaveValue('2.5')
    await expectOnce(stage, film.permalink, 2.5)
  } finally {
    await browser.dispose()
  }
})

test('a rating survives the browser being killed while offline, and arrives once', async ({ stage }) => {
  const film = await programmeFilm(stage.url, 1)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await stage.goDown()
    await page.goto(`/movies/${film.permalink}`)
    await rate(page, 3)
    await expect(page.getByText(PENDING)).toBeVisible()
    await browser.kill()

    const again = await browser.open()
    await again.goto(`/movies/${film.permalink}`)
    await expect(shownRating(again)).toHaveValue('3')
    await expect(again.getByText(PENDING)).toBeVisible()
    await stage.comeBack()
    await again.getByRole('button', { name: 'Erneut versuchen' }).first().click()
    await expect(again.getByText(UNSENT)).toHaveCount(0, SENT)
    await expectOnce(stage, film.permalink, 3)
  } finally {
    await browser.dispose()
  }
})
