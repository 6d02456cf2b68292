import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { PENDING, programmeFilm, rate, shownRating } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { countRatings, expectOnce, visitOnce } from '../support/visitor.ts'

test.describe.configure({ retries: 0 })

test('what waits outlives a kill that tears a record, and the start after the next', async ({ stage }) => {
  const film = await programmeFilm(stage.url, 8)
  const before = await countRatings(stage, film.permalink)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    await stage.goDown()
    await rate(page, 1)
    await expect(page.getByText(PENDING)).toBeVisible()
    for (let kills = 0; kills < 2; kills += 1) {
      await browser.kill()
      browser.tearLog()
      const next = await browser.open()
      await next.goto(`/movies/${film.permalink}`)
      await expect(shownRating(next)).toHaveValue('1')
      await expect(next.getByText(PENDING)).toBeVisible()
    }
    // The start that came after all torn ones.
    await browser.kill()
    await stage.comeBack()
    const last = await browser.open()
    await last.goto(`/movies/${film.permalink}`)
    await expectOnce(stage, film.permalink, 1, before)
  } finally {
    await browser.dispose()
  }
})
